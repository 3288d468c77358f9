import { test } from '@japa/runner'
import { calendarSheet } from '#app/documents/calendar/calendar_sheet'
import type { Print } from '#domain/scheduling/prints/read_print'

const days = ['2026-11-22', '2026-11-23']

const meeting = (hour: number, status: string) => ({
  status,
  type: 'regular',
  starts_at: new Date(Date.UTC(2026, 10, 22, hour)),
  ends_at: new Date(Date.UTC(2026, 10, 22, hour + 1)),
  time_zone: 'UTC',
  assistants: [],
})

const write = new Proxy({}, { get: () => () => '' })

const sheetOf = (sessions: object[]) =>
  calendarSheet({
    print: { zone: 'UTC', sessions, open: [], holidays: [], printed: { of: 'group' } },
    view: 'week',
    days,
    locale: 'en',
    namesStudents: true,
    tenant: { weekStart: 7, hijri: false },
    words: { t: (key: string) => key },
    write,
  } as unknown as Parameters<typeof calendarSheet>[0] & { print: Print })

test.group('A printed calendar', () => {
  test('counts the sessions that are held, and draws cancelled ones beside them', ({ assert }) => {
    const scheduled = Array.from({ length: 12 }, (_, hour) => meeting(hour, 'scheduled'))
    const sheet = sheetOf([...scheduled, meeting(14, 'cancelled')])
    assert.equal(sheet.count, 12)
    assert.lengthOf(
      sheet.days.flatMap(({ entries }) => entries),
      13
    )
  })
})
