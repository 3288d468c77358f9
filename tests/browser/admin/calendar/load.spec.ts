import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { dayAfter } from '#domain/shared/time/day_span'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { pressLong } from '#tests/helpers/browser/calendar'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { fillDays } from '#tests/helpers/scheduling/busy_centre'

const today = new Date().toISOString().slice(0, 10)
/** Twenty to five in the afternoon by the centre's clocks. */
const now = `${today}T13:40:00Z`

const frameOf = (page: Page) => page.locator('section[data-fills] > div[aria-busy="false"]')

interface Load {
  /** The most sessions of a day at one height. */
  abreast: number
  /** Words that go on in another line. */
  broken: string[]
}

/** Measures what is drawn of sessions in a grid of hours. */
const loadOf = (page: Page) =>
  page.evaluate<Load>(`(() => {
    const columns = [...document.querySelectorAll('[role=cell][data-date]')]
    const abreast = columns.map((column) => {
      const boxes = [...column.querySelectorAll('[data-session]')].map((one) => one.getBoundingClientRect())
      return Math.max(0, ...boxes.map(({ top }) =>
        boxes.filter((other) => other.top <= top + 1 && other.bottom > top + 1).length))
    })
    const broken = []
    for (const session of document.querySelectorAll('[data-session]')) {
      const walker = document.createTreeWalker(session, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        for (const { index, 0: word } of walker.currentNode.data.matchAll(/\\S+/g)) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return { abreast: Math.max(...abreast), broken }
  })()`)

/** The colours of the key by what they mean. */
const coloursIn = (page: Page, key: string) =>
  page.getByRole('list', { name: key }).evaluate<Record<string, string>, undefined>(
    new Function(
      'list',
      `return Object.fromEntries([...list.querySelectorAll('bdi')].map((name) =>
        [name.textContent, getComputedStyle(name.previousElementSibling).backgroundColor]))`
    ) as never,
    undefined
  )

const isInSight = async (frame: Locator, drawn: Locator) => {
  const [outer, inner] = [(await frame.boundingBox())!, (await drawn.boundingBox())!]
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}

test.group('The calendar at the load of a real centre', () => {
  inEnglish(
    'C5: of sixty sessions a day three stand abreast, "+n" opens the others, and colours stay with their course',
    async ({ assert, browser }) => {
      const office = await openBackOffice(browser, { locale: 'en' })
      const { page, centre, say } = office
      await fillDays(centre, { from: dayAfter(today, -7), days: 15, perDay: 60 })
      await page.clock.setFixedTime(now)
      await go(office, '/admin/calendar?layout=week')
      const column = page.locator(`[role=cell][data-date="${today}"]`)
      const folds = column.locator('[data-fold]')
      await folds.first().waitFor()

      assert.isTrue(await isInSight(frameOf(page), page.locator('[data-hour="960"]')))
      const week = await loadOf(page)
      assert.deepEqual(week.broken, [])
      assert.isAtMost(week.abreast, 3)
      const drawn = await column.locator('[data-session]').count()
      const counts = (await folds.allTextContents()).map(Number)
      assert.equal(
        counts.reduce((sum, count) => sum + count, drawn),
        60
      )

      const fold = folds.first()
      const list = page.getByRole('dialog').filter({ has: page.getByRole('list') })
      const rows = list.locator('[data-session]')
      await fold.press('Enter')
      await rows.first().waitFor()
      assert.equal(await rows.count(), counts[0])
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'detached' })
      await fold.and(page.locator(':focus')).waitFor()
      await fold.click()
      const menu = await pressLong(page, rows.first())
      await menu.getByRole('menuitem', { name: say('calendar.acts.open'), exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      await rows.first().press('ArrowDown')
      assert.equal(await page.locator('[data-unkept]').count(), 0)
      await rows.first().press('Enter')
      await list.waitFor({ state: 'detached' })
      const heading = page.getByRole('dialog').getByRole('heading')
      await heading.and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Escape')
      await fold.and(page.locator(':focus')).waitFor()

      const colours = await coloursIn(page, say('calendar.legend'))
      assert.equal(new Set(Object.values(colours)).size, 12)
      for (const layout of ['day', 'list', 'instructors', 'month']) {
        await go(office, `/admin/calendar?layout=${layout}`)
        await page.locator('[data-session]').first().waitFor()
        const here = await coloursIn(page, say('calendar.legend'))
        for (const name of Object.keys(here))
          if (colours[name]) assert.equal(here[name], colours[name], `${name} in ${layout}`)
        assert.deepEqual((await loadOf(page)).broken, [], layout)
      }
      const more = page.locator(`[role=gridcell][data-date="${today}"], [data-date="${today}"]`)
      await more.locator('[data-more]').first().click()
      await page.waitForURL(/layout=day/)
      await page.context().close()
    }
  )

  inArabic(
    'C5: on a phone a week is a list of days, the sheet lies at the bottom, and tools take 160 pixels',
    async ({ assert, browser }) => {
      const office = await openBackOffice(browser, { locale: 'ar', width: 390 })
      const { page, centre, say } = office
      await fillDays(centre, { from: dayAfter(today, -7), days: 15, perDay: 24 })
      await page.clock.setFixedTime(now)
      const toolsOf = async () => {
        const [main, frame] = [page.locator('#main'), frameOf(page)]
        return (await frame.boundingBox())!.y - (await main.boundingBox())!.y
      }

      await go(office, '/admin/calendar?layout=week')
      const days = page.getByRole('heading', { level: 2 }).getByRole('button')
      await page.locator('[data-session]').first().waitFor()
      assert.equal(await days.count(), 7)
      assert.isAtMost(await toolsOf(), 160)
      const open = days.and(page.locator('[aria-expanded=true]'))
      assert.equal(await open.count(), 1)
      // Those of today that have ended wait behind one line
      await page.getByRole('button', { name: say('calendar.earlier', { count: 8 }) }).waitFor()
      assert.equal(await page.locator('[data-session]').count(), 16)
      await page.getByRole('button', { name: say('calendar.earlier', { count: 8 }) }).click()
      assert.equal(await page.locator('[data-session]').count(), 24)
      assert.deepEqual(await axeViolations(page), [])

      await go(office, '/admin/calendar?layout=day')
      await page.locator('[data-fold]').first().waitFor()
      assert.isAtMost(await toolsOf(), 160)
      const day = await loadOf(page)
      assert.deepEqual(day.broken, [])
      assert.isAtMost(day.abreast, 3)
      assert.isTrue(await isInSight(frameOf(page), page.locator('[data-hour="960"]')))
      const sheet = page.getByRole('dialog')
      const lies = async () => {
        const { y, height } = (await sheet.boundingBox())!
        return Math.round(y + height)
      }
      await page.locator('[data-session]').first().press('Enter')
      await sheet.getByRole('heading').and(page.locator(':focus')).waitFor()
      assert.equal(await lies(), 900)
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
      await page.locator('[data-fold]').first().press('Enter')
      await sheet.locator('[data-session]').first().waitFor()
      assert.equal(await lies(), 900)
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })

      await go(office, '/admin/calendar?layout=rooms')
      await page.locator('[data-session]').first().waitFor()
      assert.isAtMost(await toolsOf(), 160)
      await go(office, '/admin/calendar?layout=month')
      const count = page.locator(`[data-date="${today}"] [data-more]`)
      await count.waitFor()
      assert.isAtMost(await toolsOf(), 160)
      assert.equal(await page.locator('[data-session]').count(), 0)
      const middleOf = async (drawn: Locator) => {
        const { x, width } = (await drawn.boundingBox())!
        return x + width / 2
      }
      const cell = await middleOf(count.locator('xpath=ancestor::*[@data-date][1]'))
      assert.closeTo(await middleOf(count.locator('> span').first()), cell, 2)
      await count.click()
      await page.waitForURL(/layout=day/)
      await page.context().close()
    }
  )
})
