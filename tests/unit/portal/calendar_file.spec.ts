import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime, IANAZone } from 'luxon'
import { v7 as uuid } from 'uuid'
import { calendarFile } from '#app/portal/calendar_feeds/calendar_file'
import type { Tenant } from '#domain/access/centre/tenant'
import type { FedSession } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { readCalendar } from '#tests/helpers/scheduling/read_calendar'

const tenant = {
  id: uuid(),
  slug: 'noor',
  nameEn: 'Noor; maths, languages',
  nameAr: 'نور',
  country: 'SA',
  timezone: 'Asia/Riyadh',
  defaultLocale: 'en',
  digits: 'latn',
  branches: 1,
} as Tenant

const session = (fields: Partial<FedSession> = {}): FedSession => ({
  id: uuid(),
  title: 'Algebra',
  type: 'regular',
  status: 'scheduled',
  version: 1,
  updated_at: new Date('2026-09-01T08:00:00Z'),
  starts_at: new Date('2026-09-07T14:00:00Z'),
  ends_at: new Date('2026-09-07T15:30:00Z'),
  time_zone: 'Asia/Riyadh',
  online_url: null,
  group: null,
  instructor: null,
  room: null,
  branch: null,
  student: null,
  children: [],
  is_cut: false,
  ...fields,
})

const written = (sessions: FedSession[], locale: 'en' | 'ar' = 'en') =>
  calendarFile({ tenant, reader: { kind: 'student', locale }, sessions })

const read = async (sessions: FedSession[]) => readCalendar(await written(sessions))

/** Both ways of summer time, rules that changed, a month of it (Ramadan), half hours, a skipped day, none. */
const zones = [
  ...['Asia/Riyadh', 'Africa/Cairo', 'Europe/Berlin', 'Europe/Dublin', 'America/New_York'],
  ...['Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca', 'Asia/Amman', 'Asia/Gaza'],
  ...['Europe/Istanbul', 'Asia/Tehran', 'Asia/Kathmandu', 'Pacific/Apia', 'America/Caracas', 'UTC'],
]

const titles = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(
      ...'ر,;\\:"^\r\n\t\u0001\u2028 a',
      'الجبر ',
      '👩‍🏫',
      'BEGIN:VEVENT',
      '\r\n '
    ),
    minLength: 1,
    maxLength: 300,
  })
)

const anySession = fc
  .record({
    title: titles,
    time_zone: fc.constantFrom(...zones),
    quarter: fc.integer({ min: 0, max: 500 * 24 * 4 }),
    minutes: fc.integer({ min: 1, max: 24 * 60 }),
    version: fc.integer({ min: 1, max: 999 }),
    status: fc.constantFrom('scheduled' as const, 'cancelled' as const, 'completed' as const),
  })
  .map(({ quarter, minutes, ...fields }) => ({ ...fields, quarter, minutes }))

/** What no calendar can hold is a blank in it; a line's end is one whichever way it is written. */
const readable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ')

test.group('The file of a calendar feed', () => {
  test('says what ical.js reads back: any title, at the very instant, in any zone', async ({
    assert,
  }) => {
    const given = fc.tuple(
      fc.integer({ min: 2004, max: 2035 }),
      fc.array(anySession, { minLength: 1, maxLength: 12 })
    )
    await fc.assert(
      fc.asyncProperty(given, async ([year, drawn]) => {
        const sessions = drawn
          .map(({ quarter, minutes, ...fields }) => {
            const starts = DateTime.utc(year).plus({ minutes: quarter * 15 })
            return session({
              ...fields,
              starts_at: starts.toJSDate(),
              ends_at: starts.plus({ minutes }).toJSDate(),
            })
          })
          .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
        const { events } = await read(sessions)
        assert.deepEqual(
          events.map(({ uid, sequence, starts, ends, summary }) => [
            uid,
            sequence,
            starts,
            ends,
            summary,
          ]),
          sessions.map(({ id, version, starts_at: starts, ends_at: ends, title, status }) => [
            `${id}@markaz`,
            version,
            starts,
            ends,
            `${status === 'cancelled' ? 'Cancelled: ' : ''}${readable(title!)}`,
          ])
        )
      }),
      { numRuns: 60 }
    )
  })

  test('tells each change of a zone’s clocks as Luxon knows it', async ({ assert }) => {
    const begin = Date.UTC(2026, 0, 1)
    for (const zone of zones.filter((name) => name !== 'UTC')) {
      const known = IANAZone.create(zone)
      const changes = (from: number, to: number) => known.offset(from) !== known.offset(to)
      const days = Array.from({ length: 470 }, (_, day) => begin + day * 86_400_000)
      const turns = days
        .filter((at) => changes(at, at + 86_400_000))
        .flatMap((at) => Array.from({ length: 24 }, (_, hour) => at + hour * 3_600_000))
        .filter((at) => changes(at - 3_600_000, at))
      const near = turns.flatMap((at) => [-2, -1, 0, 1, 2].map((away) => at + away * 3_600_000))
      const sessions = [begin, ...near, begin + 460 * 86_400_000].map((at) =>
        session({
          time_zone: zone,
          starts_at: new Date(at),
          ends_at: new Date(at + 20 * 60_000),
        })
      )
      const { events } = await read(sessions)
      assert.deepEqual(
        events.map(({ starts }) => starts.toISOString()),
        sessions.map(({ starts_at: starts }) => starts.toISOString()),
        zone
      )
    }
  })

  test('by the wall of the zone, but for an hour that its clocks show twice', async ({
    assert,
  }) => {
    const inBerlin = (starts: string) => {
      const at = DateTime.fromISO(starts)
      return session({
        time_zone: 'Europe/Berlin',
        starts_at: at.toJSDate(),
        ends_at: at.plus({ minutes: 30 }).toJSDate(),
      })
    }
    const times = [
      '2026-03-29T00:30Z',
      '2026-03-29T01:00Z',
      '2026-10-25T00:15Z',
      '2026-10-25T01:15Z',
    ]
    const sessions = times.map(inBerlin)
    const text = await written(sessions)
    assert.include(text, 'DTSTART;TZID=Europe/Berlin:20260329T013000\r\n')
    assert.include(text, 'DTSTART;TZID=Europe/Berlin:20260329T030000\r\n')
    assert.include(text, 'DTSTART:20261025T001500Z\r\n')
    assert.include(text, 'DTSTART:20261025T011500Z\r\n')
  })

  test('folds at 75 octets, and never within a letter', async ({ assert }) => {
    const title = `${'الرياضيات، '.repeat(26)}👩‍🏫`.slice(0, 300)
    const text = await written([session({ title })])
    for (const line of text.split('\r\n')) assert.isAtMost(Buffer.byteLength(line), 75)
    assert.notInclude(text, '\ufffd')
    assert.isTrue(text.endsWith('END:VCALENDAR\r\n'))
    assert.equal(readCalendar(text).events[0]!.summary, title)
  })

  test('a session keeps its UID, wherever it moves', async ({ assert }) => {
    const id = uuid()
    const [before] = (await read([session({ id, version: 3 })])).events
    const moved = session({ id, version: 4, starts_at: new Date('2026-09-08T15:00Z') })
    const [after] = (await read([{ ...moved, ends_at: new Date('2026-09-08T16:00Z') }])).events
    assert.equal(after!.uid, before!.uid)
    assert.isAbove(after!.sequence, before!.sequence)
  })

  test('says where and with whom, how to join, and of what is cancelled only that', async ({
    assert,
  }) => {
    const common = {
      title: null,
      group: { title_en: 'Evening group', title_ar: 'مجموعة المساء' },
      instructor: {
        first_name: 'Omar',
        last_name: 'Khalil',
        first_name_other: 'عمر',
        last_name_other: 'خليل',
      },
      branch: { name_en: 'Main', name_ar: 'الرئيسي', address: 'King Fahd Road, Riyadh' },
    }
    const online = { ...common, online_url: 'https://meet.example/a,b;c?d=1' }
    const { events } = await read([
      session({ ...common, type: 'exam', room: { name_en: 'Room 1', name_ar: 'قاعة ١' } }),
      session(online),
      session({ ...online, status: 'cancelled' }),
    ])
    const [exam, held, cancelled] = events
    assert.equal(exam!.summary, 'Evening group (Exam)')
    assert.equal(exam!.location, 'Room 1, King Fahd Road, Riyadh')
    assert.equal(exam!.description, 'Instructor: Omar Khalil')
    assert.equal(held!.location, 'Online')
    assert.equal(held!.url, 'https://meet.example/a%2Cb%3Bc?d=1')
    assert.include(held!.description, 'https://meet.example/a,b;c?d=1')
    assert.equal(cancelled!.status, 'CANCELLED')
    assert.equal(cancelled!.summary, 'Cancelled: Evening group')
    assert.isNull(cancelled!.url)
    assert.notInclude(cancelled!.description, 'https:')
    const arabic = readCalendar(await written([session(common)], 'ar'))
    assert.equal(arabic.events[0]!.summary, 'مجموعة المساء')
    assert.equal(arabic.calendar.getFirstPropertyValue('x-wr-calname'), 'نور')
  })

  test('names the centre, asks to be read hourly, and explains no zone that it does not need', async ({
    assert,
  }) => {
    const { calendar, zones: told } = await read([session()])
    // ical.js leaves what it doesn't know as it is written
    assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), 'Noor\\; maths\\, languages')
    assert.equal(String(calendar.getFirstPropertyValue('refresh-interval')), 'PT1H')
    assert.equal(calendar.getFirstPropertyValue('x-published-ttl'), 'PT1H')
    assert.deepEqual(told, ['Asia/Riyadh'])
    assert.isEmpty((await read([])).events)
    const cut = await read([session({ is_cut: true })])
    assert.match(
      String(cut.calendar.getFirstPropertyValue('x-wr-caldesc')),
      /Only the nearest 5\\,000/
    )
  })
})
