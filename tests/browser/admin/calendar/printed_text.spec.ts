import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { v7 as uuid } from 'uuid'
import { attendanceDocument } from '#app/documents/attendance/attendance_document'
import { calendarDocument } from '#app/documents/calendar/calendar_document'
import { printedDays } from '#app/documents/calendar/printed_days'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import { groupMonth } from '#domain/attendance/queries/group_month'
import { readPrint } from '#domain/scheduling/prints/read_print'
import { readStatements } from '#domain/shared/data/database'
import { withoutMarks } from '#domain/shared/text/isolate'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import {
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'

const monday = '2030-09-16'

const plain = (text: string) => withoutMarks(text).replaceAll('\u200b', '').replace(/\s+/g, ' ')

const textOf = async (page: Page) => plain((await page.locator('main').textContent()) ?? '')

/** A week from a Monday on, with what a printout can say of a session and of a day. */
async function busyWeek(centre: Centre) {
  const week = uuid()
  const [instructor, assistant] = [await createInstructor(centre), await createInstructor(centre)]
  const room = await createRoom(centre, { name_en: 'Room 3', name_ar: 'القاعة ٣' })
  const group = await createGroup(centre, { titleEn: 'Algebra', titleAr: 'الجبر' })
  const of = { group_id: group, room_id: room, instructor_id: instructor }
  await writeSession(centre, `${monday}T13:00Z`, `${monday}T14:30Z`, { ...of, type: 'regular' })
  const exam = await writeSession(centre, '2030-09-18T08:00Z', '2030-09-18T10:00Z', {
    ...of,
    type: 'exam',
    title: 'Finals',
    time_zone: 'Europe/London',
  })
  await assisting(centre, exam, assistant)
  await writeSession(centre, '2030-09-19T13:00Z', '2030-09-19T14:00Z', {
    ...of,
    type: 'regular',
    status: 'cancelled',
    cancelled_by: 'centre',
  })
  await insert(centre, 'opening_weeks', { id: week })
  for (const weekday of [1, 2, 3, 4, 6, 7])
    await insert(centre, 'opening_hours', {
      id: uuid(),
      week_id: week,
      weekday,
      opens: '08:00',
      closes: '22:00',
    })
  await insert(centre, 'holidays', {
    id: uuid(),
    name_en: 'National Day',
    name_ar: 'اليوم الوطني',
    starts_on: '2030-09-21',
    ends_on: '2030-09-21',
  })
  return { group, room, instructor }
}

test.group('What a printout says', () => {
  inBoth('a printed week is text in the calendar’s list', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, centre } = office
    const owners = await busyWeek(centre)
    const tenant = (await findTenantById(centre.id))!
    const days = printedDays('week', monday, 1)
    for (const owner of ['group', 'room', 'instructor'] as const) {
      const query = {
        of: owner,
        id: owners[owner],
        from: days[0]!,
        to: days[6]!,
        zone: tenant.timezone,
      }
      const print = await readStatements(centre.id, () => readPrint(query))
      const { task } = await calendarDocument({
        print: print!,
        view: 'week',
        days,
        tenant,
        locale,
        namesStudents: true,
      })
      const { days: printed } = task.data as { days: PrintedDay[] }
      const texts = printed.flatMap(({ note, heading, entries }) => [
        ...(note || entries.length ? [heading, note] : []),
        ...entries.flatMap(({ hours, title, detail }) => [hours, title, ...detail.split('·')]),
      ])
      await go(office, `/admin/calendar?layout=list&${owner}=${owners[owner]}&day=${monday}`)
      await page.locator('[data-session]').first().waitFor()
      const text = await textOf(page)
      for (const one of texts.map((part) => plain(part).trim()).filter(Boolean))
        assert.include(text, one, `${owner} ${locale}`)
      assert.include(text, office.say('sessions.status.cancelled'))
    }
    await page.context().close()
  })

  inBoth(
    'a printed month of attendance is text on the group’s page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      // Before attendance is locked
      const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
      const { group, session, students } = await markableSession(centre, 2, [
        `${day}T13:00Z`,
        `${day}T14:00Z`,
      ])
      await marked(centre, session, [
        aMark(students[0]!, { status: 'late', minutes_late: 5 }),
        aMark(students[1]!, { status: 'absent' }),
      ])
      const tenant = (await findTenantById(centre.id))!
      const month = day.slice(0, 7)
      const read = await readStatements(centre.id, () => groupMonth(group, month, locale))
      const { task } = await attendanceDocument({
        ...read,
        group: { code: 'G1', title_en: 'Algebra', title_ar: 'الجبر' },
        month,
        tenant,
        locale,
      })
      const { columns, rows, total, legend, labels, span } = task.data as PrintedMonth
      await go(office, `/admin/groups/${group}?tab=attendance&month=${month}`)
      await page.locator('table').first().waitFor()
      const text = await textOf(page)
      const texts = [
        ...columns.flatMap((column) => [column.day, column.hour, column.rate]),
        ...rows.flatMap(({ name, signs, rate }) => [name, ...signs.map((sign) => sign.text), rate]),
        ...legend.flatMap((one) => [one.text, one.told]),
        ...[total, labels.student, labels.rate, span],
      ]
      for (const one of texts.map(plain).filter(Boolean)) assert.include(text, one, locale)
      await page.context().close()
    }
  )
})

interface PrintedDay {
  heading: string
  note: string
  entries: { hours: string; title: string; detail: string }[]
}

interface PrintedMonth {
  columns: { day: string; hour: string; rate: string }[]
  rows: { name: string; signs: { text: string }[]; rate: string }[]
  total: string
  legend: { text: string; told: string }[]
  labels: { student: string; rate: string }
  span: string
}
