import { test } from '@japa/runner'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { levels } from '#tests/helpers/teaching/entries'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const first = { en: 'Grade 1', ar: 'الصف الأول' }

async function three(centre: Centre) {
  await levels.add(centre, { name_en: 'Grade 1', name_ar: 'الصف الأول' })
  await levels.add(centre, { name_en: 'Grade 2', name_ar: 'الصف الثاني' })
  await levels.add(centre, { name_en: 'Grade 3', name_ar: 'الصف الثالث' })
}

async function orderOf(centre: Centre) {
  const rows = await rowsOf(centre, 'levels')
  return rows.sort((a, b) => a.position - b.position).map(({ name_en }) => name_en)
}

test.group('Levels in a browser', () => {
  inArabic(
    'C13 a level is added with ages in Arabic digits and shown',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/levels/create')
      await page.locator('#field-name_ar').fill('الصف الأول')
      await page.locator('#field-min_age').fill('٦')
      await page.locator('#field-max_age').fill('٧')
      await page.getByRole('button', { name: say('levels.form.create') }).click()
      await page.waitForURL(/levels\/[0-9a-f-]{36}$/)
      assert.deepInclude((await rowsOf(centre, 'levels'))[0], { min_age: 6, max_age: 7 })
      await page.context().close()
    }
  )

  inEnglish(
    'C13 levels are put in order by keyboard alone, and every step is announced',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await three(centre)
      await go(office, '/admin/level-order')
      const handle = page.getByRole('button', { name: new RegExp(first[locale]) })
      const said = page.getByRole('main').getByRole('status')
      const hears = async (text: string) => {
        const pattern = say(`levels.arrange.${text}`).split('{name}').at(-1)!.split('{')[0]!.trim()
        await said.filter({ hasText: pattern }).waitFor({ state: 'attached' })
        assert.include(await said.innerText(), first[locale])
      }
      await handle.focus()
      await page.keyboard.press('Space')
      await hears('picked')
      await page.keyboard.press('ArrowDown')
      await hears('at')
      await page.keyboard.press('Escape')
      await hears('back')
      assert.deepEqual(await orderOf(centre), ['Grade 1', 'Grade 2', 'Grade 3'])

      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      const answered = page.waitForResponse((response) => response.url().includes('level-order'))
      await page.keyboard.press('Space')
      await hears('put')
      await answered
      assert.deepEqual(await orderOf(centre), ['Grade 2', 'Grade 3', 'Grade 1'])
      await page.locator('li:last-child button:focus').waitFor()
      assert.include(await page.locator('ol li').last().innerText(), first[locale])
      await page.context().close()
    }
  )

  inArabic(
    'C13 levels are put in order by dragging, with a mouse and on a phone',
    async ({ locale, assert, browser }) => {
      for (const width of [1440, 390]) {
        const office = await openBackOffice(browser, { locale, width })
        const { page, centre } = office
        await three(centre)
        await go(office, '/admin/level-order')
        const boxOf = async (index: number) =>
          (await page.locator('ol li button').nth(index).boundingBox())!
        const [from, to] = [await boxOf(2), await boxOf(0)]
        await page.mouse.move(from.x + 20, from.y + 20)
        await page.mouse.down()
        await page.mouse.move(from.x + 24, from.y - 10, { steps: 4 })
        await page.mouse.move(to.x + 20, to.y + 6, { steps: 8 })
        const answered = page.waitForResponse((response) => response.url().includes('level-order'))
        await page.mouse.up()
        await answered
        assert.deepEqual(await orderOf(centre), ['Grade 3', 'Grade 1', 'Grade 2'])
        assert.isAtMost(
          await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
          0
        )
        await page.context().close()
      }
    }
  )
})
