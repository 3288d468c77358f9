import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { freezeClock } from '#domain/shared/time/clock'
import { markableSession } from '#tests/helpers/attendance/attendance'
import { message } from '#tests/helpers/browser/back_office'
import { byTurns } from '#tests/helpers/browser/languages'
import { open } from '#tests/helpers/browser/navigate'
import { openAt } from '#tests/helpers/browser/open_at'
import { smallTargets } from '#tests/helpers/browser/touch_targets'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import type { Locale } from '#tests/helpers/words/words'

const now = '2026-11-25T13:10:00Z'

/** Makes a centre with a class now and one tomorrow, somebody at its desk, an instructor and a guardian. */
async function peopledCentre() {
  const centre = await createCentre()
  const instructor = await createPerson(centre, 'instructor')
  const teaches = { instructor_id: instructor.personId, topic: 'Fractions' }
  const { group, session, students } = await markableSession(centre, 6, undefined, teaches)
  const lesson = { type: 'regular', group_id: group, ...teaches }
  await writeSession(centre, '2026-11-26T13:00Z', '2026-11-26T14:00Z', lesson)
  const guardian = await createPerson(centre, 'guardian')
  await link(centre, students[0]!, guardian.personId)
  const desk = await createAdministrator(centre)
  return { centre, desk, instructor, guardian, group, session, student: students[0]! }
}

type Stage = Awaited<ReturnType<typeof peopledCentre>>

interface Stop {
  path: string
  /** Opens something there before the targets are measured. */
  opened?: (page: Page, say: (key: string) => string) => Promise<unknown>
}

const pressed = (key: string) => (page: Page, say: (key: string) => string) =>
  page
    .getByRole('button', { name: say(key), exact: true })
    .last()
    .click()

const portals: { portal: 'desk' | 'instructor' | 'guardian'; stops: (stage: Stage) => Stop[] }[] = [
  {
    portal: 'desk',
    stops: ({ group, session, student }) => [
      { path: '/admin/today' },
      ...['month', 'week', 'day', 'list', 'instructors'].map((layout) => ({
        path: `/admin/calendar?layout=${layout}`,
      })),
      {
        path: '/admin/calendar?layout=day',
        opened: async (page) => {
          await page.locator('[data-session]').first().press('Enter')
          await page.getByRole('dialog').waitFor()
        },
      },
      { path: '/admin/students' },
      { path: `/admin/students/${student}` },
      { path: `/admin/groups/${group}` },
      { path: '/admin/students/create' },
      { path: `/admin/class-sessions/${session}` },
      { path: `/admin/class-sessions/${session}/attendance` },
      {
        path: `/admin/students/${student}`,
        opened: async (page, say) => {
          await pressed('shell.more_acts')(page, say)
          await page.getByRole('menuitem').first().waitFor()
        },
      },
      {
        path: `/admin/students/${student}`,
        opened: async (page, say) => {
          await pressed('shell.more_acts')(page, say)
          await page.getByRole('menuitem', { name: say('enrolments.acts.freeze') }).click()
          await page.getByRole('dialog').locator('input').first().waitFor()
        },
      },
    ],
  },
  {
    portal: 'instructor',
    stops: ({ session }) => [
      { path: '/' },
      { path: '/calendar' },
      { path: `/sessions/${session}` },
    ],
  },
  {
    portal: 'guardian',
    stops: () => [
      { path: '/' },
      { path: '/calendar' },
      { path: '/attendance' },
      {
        path: '/attendance',
        opened: async (page, say) => {
          await pressed('own_attendance.tell.open')(page, say)
          await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
        },
      },
    ],
  },
]

const openPhone = (
  browser: Browser,
  { centre, account, locale }: { centre: Centre; account: Account; locale: Locale }
) =>
  openAt(browser, {
    centre,
    account,
    locale,
    path: '/',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })

test.group('Under a finger', (tests) => {
  tests.each.setup(() => freezeClock(now))

  test('C20 everything that can be pressed is 44 pixels high and wide: {portal}')
    .with(byTurns(portals))
    .run(async ({ assert, browser }, { portal, stops, locale }) => {
      const stage = await peopledCentre()
      const { centre } = stage
      const page = await openPhone(browser, { centre, account: stage[portal], locale })
      await page.clock.setFixedTime(now)
      const small: Record<string, string[]> = {}
      for (const { path, opened } of stops(stage)) {
        await open(page, centre, path)
        await page.waitForLoadState('networkidle')
        await opened?.(page, (key) => message(locale, key))
        const targets = await smallTargets(page)
        if (targets.length > 0) small[opened ? `${path} opened` : path] = targets
      }
      assert.deepEqual(small, {})
    })

  for (const { locale } of byTurns([{}, {}])) {
    test(`C20 the roster shows five students on its first screen (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { centre, desk, session } = await peopledCentre()
      const page = await openPhone(browser, { centre, account: desk, locale })
      await page.clock.setFixedTime(now)
      await open(page, centre, `/admin/class-sessions/${session}/attendance`)
      const fifth = (await page.locator('[data-student]').nth(4).boundingBox())!
      const bar = page.getByRole('button', { name: message(locale, 'attendance.all_present') })
      const { y: end } = (await bar.locator('xpath=..').boundingBox())!
      assert.isAtMost(fifth.y + fifth.height, end)
    })

    test(`C5 with filters chosen the tools of the calendar take 160 pixels (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { centre, desk, group } = await peopledCentre()
      const page = await openPhone(browser, { centre, account: desk, locale })
      await page.clock.setFixedTime(now)
      for (const layout of ['month', 'week', 'day', 'list', 'instructors']) {
        const filters = `group=${group}&status=planned&status=completed&only=unstaffed`
        await open(page, centre, `/admin/calendar?layout=${layout}&${filters}`)
        await page.getByRole('group', { name: message(locale, 'ui.list.filters') }).waitFor()
        const frame = page.locator('section[data-fills] > div[aria-busy="false"]')
        const tools =
          (await frame.boundingBox())!.y - (await page.locator('#main').boundingBox())!.y
        assert.isAtMost(tools, 160, layout)
        assert.deepEqual(await smallTargets(page), [], layout)
      }
    })
  }
})
