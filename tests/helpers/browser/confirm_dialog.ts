import { signIn } from '#tests/helpers/browser/navigate'
import { password } from '#tests/helpers/centre/centre'
import { type BackOffice, go } from '#tests/helpers/browser/back_office'

/** Opens a page a quarter of an hour after its person last proved who they are. */
export async function goLater(office: BackOffice, path: string) {
  await signIn(office.page.context(), office.account, { confirmed: false })
  await go(office, path)
}

/** The question who it is, over the form whose request waits. */
export function questionOf({ page, say }: BackOffice) {
  const dialog = page.getByRole('dialog', { name: say('session.confirm.title') })
  const answer = async (text: string) => {
    await dialog.locator('input[name="password"]').fill(text)
    await page.keyboard.press('Enter')
  }
  return {
    dialog,
    cancel: async () => {
      await dialog.getByRole('button', { name: say('session.confirm.cancel') }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    answerWrong: async () => {
      await answer('not the password')
      await dialog.getByText(say('session.wrong_password')).waitFor()
    },
    answer: () => answer(password),
  }
}
