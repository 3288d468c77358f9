import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { userRow } from '#tests/helpers/access/own_profile'
import { openAt } from '#tests/helpers/browser/open_at'
import { wordsOf } from '#tests/helpers/words/words'

test.group('What one is told of, in a browser', () => {
  test(
    'C18 {locale}: a switch is found by its name, acts at once by keyboard, and security has none'
  )
    .with([{ locale: 'en' }, { locale: 'ar' }] as const)
    .run(async ({ browser, assert }, { locale }) => {
      const t = (key: string) => wordsOf(locale).get(`profile.notifications.${key}`)!
      const account = await createAdministrator(await createCentre())
      const path = '/admin/profile?tab=preferences'
      const page = await openAt(browser, { ...account, account, path, locale })
      const named = (kind: string) =>
        page.getByRole('switch', { name: `${t(`kinds.${kind}.name`)}: ${t('channels.email')}` })
      assert.equal(await named('security').count(), 0)
      await named('roles').focus()
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/profile/notifications')),
        page.keyboard.press('Space'),
      ])
      assert.equal(answer.status(), 303)
      assert.isFalse(await named('roles').isChecked())
      assert.deepEqual((await userRow(account)).notifications, { email: { roles: false } })
      await page.reload()
      assert.isFalse(await named('roles').isChecked())
      await page.context().close()
    })
})
