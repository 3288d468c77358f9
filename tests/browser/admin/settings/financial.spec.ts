import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { signIn } from '#tests/helpers/browser/navigate'
import { createAdministratorWho, createCentre, password } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const input = (name: string) => `[id="field-settings.${name}.value"]`

async function openSettings({ page, say }: BackOffice) {
  await page.locator('[data-user-menu]').click()
  await page.getByRole('menuitem', { name: say('shell.user.settings') }).click()
  const dialog = page.getByRole('dialog', { name: say('financial.title') })
  await dialog.locator('[data-sample]').waitFor()
  return dialog
}

const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '').replace('\u00a0', ' ')

/** From when to when a toast is there, by the clock of the page: that of the test goes on meanwhile. */
const noteStay = `window.stay = {}
  new MutationObserver(() => {
    const isThere = document.querySelector('[data-toast]') !== null
    if (isThere) stay.from ??= Date.now()
    else if (stay.from) stay.to ??= Date.now()
  }).observe(document.body, { childList: true, subtree: true })`

test.group('Financial settings', () => {
  inBoth(
    'A4 F1 opened from the user menu, a live sample, saved where one was; the message leaves after 3 s',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await page.clock.install()
      await page.setViewportSize({ width: 1440, height: 420 })
      await go(office, '/admin/students/create')
      await page.evaluate('window.scrollTo(0, 300)')
      const dialog = await openSettings(office)
      assert.deepEqual(await dialog.getByRole('tab').allTextContents(), [say('financial.tab')])

      await dialog.locator(input('currency')).fill('KWD')
      await page.getByRole('option', { name: /^KWD/ }).click()
      assert.match(await dialog.locator(input('decimal_places')).inputValue(), /^3/)
      await dialog.locator(input('thousand_separator')).fill('٬')
      await dialog.locator(input('decimal_separator')).fill('٫')
      const sample = plain(await dialog.locator('[data-sample]').textContent())
      assert.equal(sample, locale === 'ar' ? '1٬234٬567٫891 د.ك' : 'KWD 1٬234٬567٫891')
      const changes = dialog.getByText(say('financial.tax_inclusive_changes'))
      await dialog.locator(input('tax_inclusive')).check()
      await changes.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator(input('tax_inclusive')).uncheck()
      await changes.waitFor({ state: 'detached' })

      const before = await page.evaluate<number>('window.scrollY')
      assert.isAbove(before, 0)
      await page.mouse.move(10, 10)
      await page.evaluate(noteStay)
      await dialog.getByRole('button', { name: say('financial.save') }).press('Enter')
      const toast = page.locator('[data-toast]')
      await toast.getByText(say('financial.flash.saved')).waitFor()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await page.evaluate<number>('window.scrollY'), before)
      await page.clock.runFor(3_500)
      await toast.waitFor({ state: 'detached' })
      const { from, to } = await page.evaluate<{ from: number; to: number }>('stay')
      assert.isAtLeast(to - from, 2_900)
      await page.context().close()
    }
  )

  inEnglish(
    'F2 the rate stands only where tax is charged; what is wrong is said in the dialog',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, say } = office
      await go(office, '/admin/students')
      const dialog = await openSettings(office)
      const rate = dialog.locator(input('tax_rate'))
      assert.equal(await rate.getAttribute('step'), '0.01')
      await rate.fill('١٥')
      await rate.press('ArrowUp')
      assert.equal(await rate.inputValue(), '15.01')
      await dialog.getByRole('checkbox', { name: say('financial.fields.enable_tax') }).uncheck()
      await rate.waitFor({ state: 'detached' })

      await dialog.locator(input('thousand_separator')).fill('.')
      await dialog.getByText(say('financial.sample.unknown')).waitFor()
      await dialog.getByRole('button', { name: say('financial.save') }).click()
      await dialog.getByText(say('financial.errors.separators_equal')).waitFor()
      await dialog.locator(input('thousand_separator')).fill('')
      await dialog.locator(input('decimal_places')).click()
      await page.getByRole('option').first().click()
      await dialog.getByRole('button', { name: say('financial.save') }).click()
      const confirm = dialog.getByRole('checkbox', {
        name: say('financial.fields.confirm_decimals'),
      })
      await dialog.locator('[id="field-confirm_decimals-error"]').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await confirm.check()
      await dialog.getByRole('button', { name: say('financial.save') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.context().close()
    }
  )

  inArabic(
    'T14 the password is asked over the dialog, and the change is sent again by itself',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await signIn(page.context(), office.account, { confirmed: false })
      await go(office, '/admin/students')
      const dialog = await openSettings(office)
      await dialog.locator(input('thousand_separator')).fill(' ')
      await dialog.getByRole('button', { name: say('financial.save') }).click()
      const question = page.getByRole('dialog', { name: say('session.confirm.title') })
      await question.locator('input[name="password"]').fill(password)
      await page.keyboard.press('Enter')
      await page.getByText(say('financial.flash.saved')).first().waitFor()
      await dialog.waitFor({ state: 'detached' })
      await openSettings(office)
      assert.equal(await page.locator(input('thousand_separator')).inputValue(), ' ')
      await page.context().close()
    }
  )
})

test.group('Financial settings of two people', () => {
  test('F1 what a colleague saved meanwhile is taken over, and nothing typed is lost', async ({
    assert,
    browser,
  }) => {
    const centre = await createCentre()
    const [one, other] = await Promise.all([
      openBackOffice(browser, { locale: 'en', centre }),
      openBackOffice(browser, { locale: 'ar', centre }),
    ])
    await go(one, '/admin/students')
    await go(other, '/admin/students')
    const [mine, theirs] = [await openSettings(one), await openSettings(other)]
    await theirs.locator(input('tax_rate')).fill('15')
    await theirs.getByRole('button', { name: other.say('financial.save') }).click()
    await theirs.waitFor({ state: 'detached' })
    await mine.locator(input('thousand_separator')).fill('’')
    await mine.getByRole('button', { name: one.say('financial.save') }).click()
    await mine.getByText(one.say('ui.stale.title')).waitFor()
    assert.equal(await mine.locator(input('tax_rate')).inputValue(), '15')
    assert.equal(await mine.locator(input('thousand_separator')).inputValue(), '’')
    await mine.getByRole('button', { name: one.say('financial.save') }).click()
    await mine.waitFor({ state: 'detached' })
    await one.page.context().close()
    await other.page.context().close()
  })

  test('H3 whoever may not see the settings is not offered them; whoever may only look saves nothing', async ({
    assert,
    browser,
  }) => {
    const office = await openBackOffice(browser, { locale: 'en' })
    const { page, centre, say } = office
    const receptionist = await createAdministratorWho(centre, ['admin.students.index'])
    await signIn(page.context(), receptionist)
    await go(office, '/admin/students')
    await page.locator('[data-user-menu]').click()
    await page.getByRole('menuitem', { name: say('shell.user.preferences') }).waitFor()
    assert.equal(await page.getByRole('menuitem', { name: say('shell.user.settings') }).count(), 0)

    const onlooker = await createAdministratorWho(centre, ['admin.financial_settings.index'])
    await signIn(page.context(), onlooker)
    await go(office, '/admin/profile')
    const dialog = await openSettings(office)
    assert.isTrue(await dialog.locator(input('currency')).isDisabled())
    assert.equal(await dialog.getByRole('button', { name: say('financial.save') }).count(), 0)
    await page.context().close()
  })
})
