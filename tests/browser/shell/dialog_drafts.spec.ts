import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { freezeClock } from '#domain/shared/time/clock'
import { message } from '#tests/helpers/browser/back_office'
import { byTurns, inEnglish } from '#tests/helpers/browser/languages'
import { addressOf, open, signIn } from '#tests/helpers/browser/navigate'
import { openAt, read } from '#tests/helpers/browser/open_at'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import type { Locale } from '#tests/helpers/words/words'

interface DialogKind {
  name: string
  field: string
  /** The page of the dialog, and what opens it. */
  prepare: (centre: Centre) => Promise<{ path: string; opener: string[] }>
}

const session = async (centre: Centre) =>
  `/admin/class-sessions/${await writeSession(centre, '2026-11-27T13:00Z', '2026-11-27T14:00Z', {
    type: 'regular',
    group_id: await createGroup(centre),
  })}`

const kinds: DialogKind[] = [
  {
    name: 'an act upon an enrolment',
    field: 'reason',
    prepare: async (centre) => {
      const { id } = await createStudent(centre)
      await enrolled(centre, await createGroup(centre), { student: { id } })
      return { path: `/admin/students/${id}`, opener: ['shell.more_acts', 'enrolments.acts.drop'] }
    },
  },
  {
    name: 'a change of sessions that is previewed',
    field: 'cancel_reason',
    prepare: async (centre) => ({
      path: await session(centre),
      opener: ['main menu', 'sessions.acts.cancel'],
    }),
  },
  {
    name: 'a record that others may save meanwhile',
    field: 'title',
    prepare: async (centre) => ({ path: await session(centre), opener: ['sessions.acts.edit'] }),
  },
]

const typed = 'They move to Jeddah'

async function press(page: Page, locale: Locale, [opener, entry]: string[]) {
  if (opener === 'main menu') {
    await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
  } else await page.getByRole('button', { name: message(locale, opener!), exact: true }).click()
  if (entry) await page.getByRole('menuitem', { name: message(locale, entry), exact: true }).click()
}

const drafts = (page: Page) =>
  read<string[]>(
    page,
    `Object.entries(sessionStorage).filter(([key]) => key.startsWith('markaz.draft.')).map(([, text]) => text)`
  )

const isDrafted = (page: Page) =>
  page.waitForFunction(
    (text) =>
      Object.values(Reflect.get(globalThis, 'sessionStorage') as Record<string, string>).some(
        (value) => value.includes(text)
      ),
    typed
  )

async function signOutElsewhere(
  page: Page,
  { centre, locale }: { centre: Centre; locale: Locale }
) {
  const other = await page.context().newPage()
  await open(other, centre, '/admin/students')
  await other.locator('header [aria-haspopup=menu]').last().click()
  await other.getByRole('menuitem', { name: message(locale, 'shell.user.logout') }).click()
  await page.waitForURL('**/admin/login')
  await other.close()
}

async function openKind(
  page: Page,
  { kind, account, locale }: { kind: DialogKind; account: Account; locale: Locale }
) {
  const { path, opener } = await kind.prepare(account.centre)
  const show = async () => {
    await open(page, account.centre, path)
    await press(page, locale, opener)
    await page.locator(`#field-${kind.field}`).waitFor()
  }
  await show()
  await page.locator(`#field-${kind.field}`).fill(typed)
  return { show, field: page.locator(`#field-${kind.field}`) }
}

test.group('What is typed into a dialog', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  for (const { locale, ...kind } of byTurns(kinds))
    test(`survives a sign-out in another window: ${kind.name} (${locale})`, async ({
      assert,
      browser,
    }) => {
      const centre = await createCentre()
      const account = await createAdministrator(centre)
      const page = await openAt(browser, { centre, account, locale, path: '/admin/students' })
      const dialog = page.getByRole('dialog')
      const { show, field } = await openKind(page, { kind, account, locale })
      await signOutElsewhere(page, { centre, locale })
      await signIn(page.context(), account)
      await show()
      const notice = dialog.getByText(message(locale, 'ui.form.draft_restored'))
      await notice.waitFor()
      assert.equal(await field.inputValue(), typed)

      await dialog.getByRole('button', { name: message(locale, 'ui.form.draft_discard') }).click()
      await notice.waitFor({ state: 'detached' })
      assert.equal(await field.inputValue(), '')
      assert.deepEqual(await drafts(page), [])
      await page.context().close()
    }).timeout(60_000)

  inEnglish('is gone once the dialog was closed or saved', async ({ assert, browser, locale }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, locale, path: '/admin/students' })
    const dialog = page.getByRole('dialog')
    const { show, field } = await openKind(page, { kind: kinds[0]!, account, locale })
    await isDrafted(page)
    const button = (key: string) =>
      dialog.getByRole('button', { name: message(locale, key), exact: true })
    await button('enrolments.ask.cancel').click()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(await drafts(page), [])
    await show()
    assert.equal(await field.inputValue(), '')
    await field.fill(typed)
    await button('enrolments.acts.drop').click()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(await drafts(page), [])
    await page.context().close()
  })

  inEnglish(
    'is nobody else’s: the next person who signs in finds none of it',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const account = await createAdministrator(centre)
      const page = await openAt(browser, { centre, account, locale, path: '/admin/students' })
      await openKind(page, { kind: kinds[1]!, account, locale })
      await signOutElsewhere(page, { centre, locale })
      assert.lengthOf(await drafts(page), 1)
      await signIn(page.context(), await createAdministrator(centre))
      await page.goto(addressOf(centre, '/admin/students'))
      await page.locator('h1').first().waitFor()
      assert.deepEqual(await drafts(page), [])
      await page.context().close()
    }
  )
})
