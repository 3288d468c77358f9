import { test } from '@japa/runner'
import { importJob } from '#app/jobs/import_job'
import { system } from '#domain/shared/audit/actor'
import { RunImport } from '#domain/imports/actions/run_import'
import { UndoImport } from '#domain/imports/actions/undo_import'
import { ListQuery } from '#core/lists/list_query'
import {
  classSessionList,
  listClassSessions,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { countDeletable } from '#domain/imports/sessions/take_back'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { inBranches } from '#domain/shared/data/branch_limit'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { permissionsOf } from '#domain/access/roles/permissions'
import {
  type Centre,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import {
  bytesOf,
  checkImport,
  importList,
  importRow,
  outcomesOf,
  runImport,
  startImport,
  undoImport,
} from '#tests/helpers/imports/imports'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import { cancel, edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { once, scheduled } from '#tests/helpers/scheduling/planning'
import { setSeverities } from '#tests/helpers/scheduling/severities'
import { createGroup } from '#tests/helpers/teaching/groups'

const sessions = { entity: 'sessions' } as const
const headings = ['Group', 'Days', 'Date', 'Start', 'End', 'From', 'Until', 'Teacher', 'Room']

const weekly = (group: string, days: string, starts = '17:00', ends = '18:30') => [
  ...[group, days, '', starts, ends],
  ...['2026-09-06', '2026-09-30', '', ''],
]

const dated = (group: string, date: string, starts = '17:00', room = '') => [
  ...[group, '', date, starts, '6:30 pm'],
  ...['', '', '', room],
]

async function coded(centre: Centre, fields: Parameters<typeof createGroup>[1] = {}) {
  const id = await createGroup(centre, fields)
  const [group] = await rowsOf(centre, 'groups', { id })
  return { id, code: group.code as string }
}

const startsIn = async (centre: Centre) =>
  (await rowsOf(centre, 'class_sessions')).map(({ starts_at }) => starts_at.toISOString()).sort()

const told = async (centre: Centre, id: string) =>
  (await outcomesOf(centre, id)).map(({ row, outcome, sessions: count, problems }) => [
    ...[row, outcome, count],
    ...(problems ?? []).map(({ column, type, number }: Record<string, unknown>) =>
      [column, type, number].filter((one) => one !== undefined).join(' ')
    ),
  ])

const checked = async (centre: Centre, list: string[][]) => {
  const id = await startImport(centre, bytesOf([headings, ...list]), 'sessions')
  const record = await checkImport(centre, id, sessions)
  return { id, record, rows: await told(centre, id) }
}

test.group('Importing a timetable', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('a row makes one session on its date, or a series that skips holidays, at the hours it says', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { code, id: groupId } = await coded(centre)
    await createRoom(centre, { name_ar: 'قاعة النور', code: 'R-1' })
    await insert(centre, 'holidays', {
      ...{ id: '01992000-0000-7000-8000-000000000001', name_en: 'National Day' },
      ...{ starts_on: '2026-09-23', ends_on: '2026-09-23' },
    })
    await insert(centre, 'timings', {
      ...{ id: '01992000-0000-7000-8000-000000000002', name_en: 'Exams', shift_minutes: 60 },
      ...{ starts_on: '2026-09-13', ends_on: '2026-09-15', shorten_minutes: 30 },
    })
    const list = [
      ['المجموعة', 'اليوم', 'التاريخ', 'الوقت', 'المدة', 'من', 'عدد الحصص', 'القاعة', 'النوع'],
      [code, 'الأحد والأربعاء', '', '٥:٠٠ م', '90', '6/9/2026', '6', 'قاعة النور', ''],
      [code, '', '2026-10-04', '10:00', '120', '', '', '', 'اختبار'],
    ]
    const id = await startImport(centre, bytesOf(list), 'sessions')
    assert.deepInclude(await checkImport(centre, id, sessions), {
      ...{ to_create: 2, invalid: 0, sessions_planned: 7 },
    })
    assert.deepEqual(await told(centre, id), [
      [2, 'planned', 6],
      [3, 'planned', 1],
    ])
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
    assert.deepInclude(await runImport(centre, id), { created: 2, failed: 0, sessions_made: 7 })
    assert.deepEqual(await startsIn(centre), [
      '2026-09-06T14:00:00.000Z',
      '2026-09-09T14:00:00.000Z',
      '2026-09-13T14:00:00.000Z',
      '2026-09-16T14:00:00.000Z',
      '2026-09-20T14:00:00.000Z',
      '2026-09-27T14:00:00.000Z',
      '2026-10-04T07:00:00.000Z',
    ])
    const [series] = await rowsOf(centre, 'class_series')
    assert.deepInclude(series, { group_id: groupId, ends_kind: 'held', ends_count: 6 })
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.create' }), 7)
    assert.isEmpty(await rowsOf(centre, 'import_bookings'))
  })

  test('the same file again adds nothing, what was cancelled neither', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = [await coded(centre), await coded(centre)]
    const list = [headings, weekly(one.code, 'Sun'), dated(other.code, '2026-09-08')]
    assert.deepInclude(await importList(centre, list, sessions), { created: 2, sessions_made: 5 })
    const [first] = await rowsOf(centre, 'class_sessions', { group_id: one.id })
    await cancel(centre, [first])
    const { id, rows } = await checked(centre, list.slice(1))
    assert.deepEqual(rows, [
      [2, 'skipped', null],
      [3, 'skipped', null],
    ])
    const again = await runImport(centre, id)
    assert.deepInclude(again, { created: 0, skipped: 2, failed: 0, sessions_made: 0 })
    assert.deepEqual(
      (await outcomesOf(centre, id)).map(({ problems }) => problems),
      [[], []]
    )
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 5)
  })

  for (const scope of ['all', 'following'] as const)
    test(`a series that was moved since (${scope}) is not made a second time, but told`, async ({
      assert,
    }) => {
      const centre = await createCentre()
      const { code } = await coded(centre)
      const list = [headings, weekly(code, 'Sun')]
      await importList(centre, list, sessions)
      const [, second] = await sessionsIn(centre)
      const later = { time: { date: '2026-09-13', starts: '19:30', minutes: 90 } }
      assert.isTrue((await edit(centre, second!, later, { scope })).ok)
      const { rows } = await checked(centre, list.slice(1))
      assert.deepEqual(rows, [[2, 'invalid', null, 'group series_edited']])
    })

  test('what a group has at the same hours already is not made again, nor what was called off', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id: groupId, code } = await coded(centre)
    await scheduled(centre, { groupId }, once('2026-09-08', '17:00'))
    await scheduled(centre, { groupId }, once('2026-09-15', '17:00'))
    await cancel(centre, (await sessionsIn(centre)).slice(1))
    const { record } = await checked(centre, [dated(code, '2026-09-08'), weekly(code, 'Tue')])
    assert.deepInclude(record, { to_skip: 1, to_create: 1, sessions_planned: 2 })
  })

  test('an event that a form scheduled is known again, and what a file calls cancelled is not made', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await scheduled(centre, { type: 'event', title: 'Open day' }, once('2026-10-10', '17:00'))
    const event = (title: string, status = '') => [title, '2026-10-10', '17:00', '18:00', status]
    const list = [
      ...[['Title', 'Date', 'Start', 'End', 'Status'], event('Open day'), event('Fair')],
      event('Picnic', 'Cancelled'),
    ]
    const done = await importList(centre, list, sessions)
    assert.deepInclude(done, { created: 1, skipped: 1, invalid: 1, sessions_made: 1 })
    const last = (await told(centre, done.id)).at(-1)
    assert.deepEqual(last, [4, 'failed', null, 'status called_off'])
  })

  test('digits of the other script and titles before names are no hindrance', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    await createRoom(centre, { name_ar: 'قاعة النور', code: '101' })
    const id = await createInstructor(centre)
    const [{ first_name: first, last_name: last }] = await rowsOf(centre, 'instructors', { id })
    const row = dated(code, '2026-09-08', '17:00', '١٠١').with(7, `أ. ${first} ${last}`)
    const { rows, record } = await checked(centre, [row])
    assert.deepInclude(record, { to_create: 1 })
    assert.notInclude(JSON.stringify(rows), 'unknown')
  })

  test('hours at night and long ones are told before they are imported', async ({ assert }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    const { rows } = await checked(centre, [
      dated(code, '2026-09-08', '4:00').with(4, '5:30'),
      dated(code, '2026-09-09', '4:00 ص').with(4, '5:30 م'),
      dated(code, '2026-09-10', '4:00').with(4, '5:30 م'),
    ])
    const warned = rows.map((row) => row.filter((one) => /night|long/.test(String(one))))
    assert.deepEqual(warned, [['starts at_night'], ['ends lasts_long 14'], []])
  })

  test('says under each column what is wrong with a row', async ({ assert }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    const { rows } = await checked(centre, [
      ['nobody', '', '2026-09-08', '17:00', '18:00', '', '', '', ''],
      [code, 'Someday', '', '17:00', '18:00', '2026-09-06', '2026-09-30', '', ''],
      [code, 'Sun', '', '25:00', '18:00', '2026-09-06', '2026-09-30', '', ''],
      [code, 'Sun', '', '17:00', '18:00', '', '2026-09-30', '', ''],
      [code, 'Sun', '', '17:00', '18:00', '2026-09-06', '', '', ''],
      [code, 'Sun', '', '17:00', '18:00', '2026-09-06', '2026-09-01', '', ''],
      [code, 'Mon', '2026-09-08', '17:00', '18:00', '', '', '', ''],
      [code, '', '2019-09-08', '17:00', '18:00', '', '', '', ''],
      [code, '', '2026-09-08', '17:00', '18:00', '', '', 'Nobody', 'Nowhere'],
    ])
    assert.deepEqual(rows, [
      [2, 'invalid', null, 'group unknown'],
      [3, 'invalid', null, 'weekdays weekdays'],
      [4, 'invalid', null, 'starts time'],
      [5, 'invalid', null, 'starts_on required'],
      [6, 'invalid', null, 'ends_on required'],
      [7, 'invalid', null, 'ends_on order'],
      [8, 'invalid', null, 'weekdays other_day'],
      [9, 'invalid', null, 'held_on too_early'],
      [10, 'incomplete', 1, 'instructor unknown', 'room unknown'],
    ])
  })

  test('a row that clashes is not taken, and names the session that is in its way', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = [await coded(centre), await coded(centre)]
    const roomId = await createRoom(centre, { code: 'R-1' })
    const { ids } = await scheduled(
      centre,
      { groupId: one.id, roomId },
      once('2026-09-08', '17:00')
    )
    const list = [dated(other.code, '2026-09-08', '18:00', 'r-1')]
    const { id, rows } = await checked(centre, list)
    assert.deepEqual(rows, [[2, 'invalid', 1, 'room clash 1']])
    const [row] = await outcomesOf(centre, id)
    assert.containsSubset(row.problems[0].session, {
      ...{ id: ids[0], at: '2026-09-08T17:00', group: { code: one.code } },
    })
  })

  test('rows of one file clash with each other, also in a later batch', async ({ assert }) => {
    const centre = await createCentre()
    const groups = [await coded(centre), await coded(centre), await coded(centre)]
    await createRoom(centre, { code: 'R-1' })
    const [one, other, third] = groups.map(({ code }) => code)
    const many = Array.from({ length: 500 }, (_, at) => [
      ...[third!, '', `2027-0${1 + (at % 9)}-${10 + (Math.floor(at / 9) % 18)}`],
      ...[`${8 + Math.floor(at / 162)}:00`, `${8 + Math.floor(at / 162)}:30`, '', '', '', ''],
    ])
    const list = [
      dated(one!, '2026-09-08', '17:00', 'R-1'),
      dated(other!, '2026-09-08', '17:30', 'R-1'),
      ...many,
      dated(third!, '2026-09-08', '16:30', 'R-1'),
      dated(third!, '2026-09-08', '18:30', 'R-1'),
    ]
    const { id, record, rows } = await checked(centre, list)
    assert.deepEqual(
      rows.filter(([, outcome]) => outcome === 'invalid'),
      [
        [3, 'invalid', 1, 'room clash_row 2'],
        [504, 'invalid', 1, 'room clash_row 2'],
      ]
    )
    assert.deepInclude(record, { to_create: 502, invalid: 2 })
    assert.deepInclude(await runImport(centre, id), { created: 502, failed: 2 })
  })

  test('warns as severely as the centre has it', async ({ assert }) => {
    const centre = await createCentre()
    const { code } = await coded(centre, { capacity: 5 })
    const teacher = await createInstructor(centre)
    const [{ number }] = await rowsOf(centre, 'instructors', { id: teacher })
    await insert(centre, 'absences', {
      ...{ id: '01992000-0000-7000-8000-000000000002', instructor_id: teacher },
      ...{ starts_at: '2026-09-13T00:00Z', ends_at: '2026-09-14T00:00Z' },
    })
    const list = [weekly(code, 'Sunday').with(7, number)]
    const warned = await checked(centre, list)
    assert.deepEqual(warned.rows, [[2, 'planned', 4, 'instructor absence 1']])
    await setSeverities(centre, { absences: 'block' })
    assert.deepEqual((await checked(centre, list)).rows, [
      [2, 'invalid', 4, 'instructor absence 1'],
    ])
    await setSeverities(centre, { absences: 'off' })
    assert.deepEqual((await checked(centre, list)).rows, [[2, 'planned', 4]])
  })

  test('what is over is told, and stays when the import is undone', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = [await coded(centre), await coded(centre)]
    const list = [headings, weekly(one.code, 'Sun'), dated(other.code, '2026-09-08')]
    const done = await importList(centre, list, sessions)
    const [changed] = (await rowsOf(centre, 'class_sessions', { group_id: one.id })).sort(
      (first, last) => last.starts_at.getTime() - first.starts_at.getTime()
    )
    await cancel(centre, [changed])
    freezeClock('2026-09-14T12:00Z')
    assert.equal(await readTenant(centre.id, () => countDeletable(done.id)), 1)
    const undone = await undoImport(centre, done.id)
    assert.deepInclude(undone, {
      ...{ undone: 0, kept: 2, sessions_undone: 1, sessions_kept: 4 },
    })
    assert.deepEqual(await told(centre, done.id), [
      [2, 'kept', 3, ' kept_past 2', ' kept_changed 1'],
      [3, 'kept', 1, ' kept_past 1'],
    ])
    const [kept] = await outcomesOf(centre, done.id)
    assert.deepInclude(kept.problems[1].session, { id: changed.id, at: '2026-09-27T17:00' })
    assert.lengthOf(await rowsOf(centre, 'class_series'), 1)
    const { rows } = await checked(centre, [weekly(other.code, 'Thu')])
    assert.deepEqual(rows, [[2, 'planned', 3, 'starts_on past 1']])
  })

  test('an undo takes back what nobody touched, with its series', async ({ assert }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    const done = await importList(centre, [headings, weekly(code, 'Sun Tue')], sessions)
    assert.deepInclude(await undoImport(centre, done.id), {
      ...{ undone: 1, kept: 0, sessions_undone: 8, sessions_kept: 0 },
    })
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
    assert.isEmpty(await rowsOf(centre, 'class_series'))
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.delete' }), 8)
    const again = await importList(centre, [headings, weekly(code, 'Sun Tue')], sessions)
    assert.deepInclude(again, { created: 1, sessions_made: 8 })
  })

  test('what an undo left is not made again, and what it took back is', async ({ assert }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    const { id } = await importList(centre, [headings, weekly(code, 'Sun')], sessions)
    freezeClock('2026-09-14T12:00Z')
    assert.deepInclude(await undoImport(centre, id), { sessions_undone: 2, sessions_kept: 2 })
    const again = await importList(centre, [headings, weekly(code, 'Sun')], sessions)
    assert.deepInclude(again, { created: 1, skipped: 0, sessions_made: 2 })
    assert.deepInclude(await undoImport(centre, again.id), { sessions_undone: 2 })
    const longer = [headings, weekly(code, 'Sun', '17:00', '19:00')]
    assert.deepInclude(await importList(centre, longer, sessions), { created: 1, sessions_made: 2 })
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 4)
  })

  test('a list that ends later makes what is missing, and nothing that was cancelled', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    await importList(centre, [headings, weekly(code, 'Sun')], sessions)
    const [first] = await rowsOf(centre, 'class_sessions')
    await cancel(centre, [first])
    const later = weekly(code, 'Sun').with(6, '2026-10-11')
    const again = await importList(centre, [headings, later], sessions)
    assert.deepInclude(again, { created: 1, sessions_made: 2 })
    const [series, ...others] = await rowsOf(centre, 'class_series')
    assert.isEmpty(others)
    assert.deepInclude(series, { ends_kind: 'on', ends_on: '2026-10-11' })
  })

  test('rows of one series end it where the last of them does', async ({ assert }) => {
    const centre = await createCentre()
    const until = (day: string) => ['Staff meeting', 'Sun', '17:00', '18:00', '2026-09-06', day]
    const title = ['Title', 'Days', 'Start', 'End', 'From', 'Until']
    const list = [title, until('2026-10-11'), until('2026-09-27')]
    assert.deepInclude(await importList(centre, list, sessions), { sessions_made: 6 })
    const [series, ...others] = await rowsOf(centre, 'class_series')
    assert.isEmpty(others)
    assert.deepInclude(series, { ends_on: '2026-10-11' })
  })

  test('an undo leaves what another list made of the same series', async ({ assert }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    const list = [headings, weekly(code, 'Sun')]
    const first = await importList(centre, list, sessions)
    const longer = [headings, weekly(code, 'Sun').with(6, '2026-10-11')]
    const second = await importList(centre, longer, sessions)
    assert.deepInclude(second, { created: 1, sessions_made: 2 })
    const listed = new ListQuery(classSessionList, { import: second.id, when: 'all' })
    const { rows } = await readTenant(centre.id, () =>
      listClassSessions(listed.in({ timezone: 'Asia/Riyadh' }, 'en'))
    )
    assert.deepEqual(rows.map(({ starts_at }) => starts_at.toISOString().slice(0, 10)).sort(), [
      ...['2026-10-04', '2026-10-11'],
    ])
    assert.deepInclude(await undoImport(centre, second.id), { undone: 1, sessions_undone: 2 })
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 4)
    await importList(centre, longer, sessions)
    assert.deepInclude(await undoImport(centre, first.id), { undone: 1, sessions_undone: 4 })
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 2)
    assert.lengthOf(await rowsOf(centre, 'class_series'), 1)
  })

  test('what was let through beside an import takes up its hours again after the undo', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { code, id: groupId } = await coded(centre)
    const done = await importList(centre, [headings, dated(code, '2026-09-08')], sessions)
    const account = await createAdministratorWho(centre, [...permissionsOf.admin])
    const allowance = { reason: 'Agreed', userId: account.userId }
    await scheduled(centre, { groupId }, once('2026-09-08', '17:30'), { allowance })
    await undoImport(centre, done.id)
    const [left] = await rowsOf(centre, 'class_sessions')
    assert.deepInclude(left, { clash_reason: null, clash_allowed_by: null })
  })

  test('an undo waits for whoever is booking beside what it takes back', async ({ assert }) => {
    const centre = await createCentre()
    const { code, id: groupId } = await coded(centre)
    const done = await importList(centre, [headings, dated(code, '2026-09-08')], sessions)
    const held = Promise.withResolvers<void>()
    const booking = withTenant(centre.id, async () => {
      await holdAll([groupId])
      held.resolve()
      await untilSomebodyWaits()
      return rowsOf(centre, 'class_sessions')
    })
    await held.promise
    const [undone, whileBooking] = await Promise.all([undoImport(centre, done.id), booking])
    assert.lengthOf(whileBooking, 1)
    assert.deepInclude(undone, { sessions_undone: 1 })
  })

  test('an instructor who is archived while the run waits for them is not booked', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { code } = await coded(centre)
    const teacher = await createInstructor(centre)
    const [{ number }] = await rowsOf(centre, 'instructors', { id: teacher })
    const { id } = await checked(centre, [dated(code, '2026-09-08').with(7, number)])
    const held = Promise.withResolvers<void>()
    const leaving = withTenant(centre.id, async () => {
      await holdAll([teacher])
      held.resolve()
      await untilSomebodyWaits()
      const instructors = db().updateTable('instructors').set({ archived_at: new Date() })
      await instructors.where('id', '=', teacher).execute()
    })
    await held.promise
    const [done] = await Promise.all([runImport(centre, id), leaving])
    assert.deepInclude(done, { created: 0, failed: 1 })
    assert.deepEqual(await told(centre, id), [[2, 'failed', null, 'instructor unknown']])
  })

  test('whoever is limited to branches makes their own of what stands elsewhere', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const list = [
      ['Title', 'Days', 'Date', 'Start', 'End', 'From', 'Until'],
      ['Staff meeting', 'Sun', '', '17:00', '18:00', '2026-09-06', '2026-09-27'],
      ['Open day', '', '2026-10-10', '17:00', '18:00', '', ''],
    ]
    await importList(centre, list, sessions)
    const account = await createAdministratorWho(centre, [...permissionsOf.admin], {
      branches: [north],
    })
    const by = { userId: account.userId, name: 'North', requestId: null }
    const made = await importList(centre, list, { ...sessions, by })
    assert.deepInclude(made, { status: 'done', created: 2, sessions_made: 5 })
    assert.lengthOf(await rowsOf(centre, 'class_sessions', { branch_id: north }), 5)
  })

  test('a row for one student names an instructor, assistants, a branch, a link and notes', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const [{ code: branch }] = await rowsOf(centre, 'branches', { id: north })
    const people = [await createInstructor(centre), await createInstructor(centre)]
    const [teacher, helper] = people
    const numbers = await rowsOf(centre, 'instructors')
    const numberOf = (id: string) => numbers.find((one) => one.id === id)!.number
    const student = await createStudent(centre)
    const { code: group } = await coded(centre)
    const list = [
      [
        ...['Student', 'Group', 'Teacher', 'Assistants', 'Branch', 'Link', 'Notes'],
        ...['Days', 'Date', 'Start', 'Length', 'From', 'Sessions'],
      ],
      [
        ...[student.number, '', numberOf(teacher!), numberOf(helper!), branch, 'zoom.us/j/1'],
        ...['Slowly', 'Sun', '', '17:00', '1:30', '2026-09-06', '3'],
      ],
      [student.number, '', '', '', '', '', '', '', '2026-10-04', '10:00', '60', '', ''],
      [student.number, group, '', '', '', '', '', '', '2026-10-05', '10:00', '60', '', ''],
      ['', group, '', '', branch, '', '', '', '2026-10-06', '10:00', '60', '', ''],
    ]
    const { id, ...done } = await importList(centre, list, sessions)
    assert.deepInclude(done, { created: 1, failed: 3, sessions_made: 3 })
    assert.deepEqual((await told(centre, id)).slice(1), [
      [3, 'failed', null, 'instructor required'],
      [4, 'failed', null, 'student two_parties'],
      [5, 'failed', null, 'branch not_the_groups'],
    ])
    for (const made of await rowsOf(centre, 'class_sessions'))
      assert.deepInclude(made, {
        ...{ student_id: student.id, group_id: null, instructor_id: teacher, branch_id: north },
        ...{ type: 'regular', online_url: 'https://zoom.us/j/1', notes: 'Slowly' },
      })
    const assistants = await rowsOf(centre, 'class_session_assistants')
    assert.deepEqual(new Set(assistants.map((one) => one.instructor_id)), new Set([helper]))
    assert.lengthOf(assistants, 3)

    const again = await importList(centre, list, sessions)
    assert.deepInclude(again, { created: 0, skipped: 1, sessions_made: 0 })
    const busy = [list[0]!, [student.number, '', numberOf(helper!), ...list[1]!.slice(3)]]
    Object.assign(busy[1]!, { 3: numberOf(teacher!), 9: '17:30' })
    const other = await startImport(centre, bytesOf(busy), 'sessions')
    await checkImport(centre, other, sessions)
    assert.deepEqual(await told(centre, other), [
      [2, 'planned', 3, 'student engaged 3', 'instructor assistant_busy 3', 'assistants engaged 3'],
    ])
    assert.deepInclude(await undoImport(centre, id), { undone: 1, sessions_undone: 3 })
  })

  test('an undo by whoever sees only a part of what was made is refused', async ({ assert }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const [here, there] = [await coded(centre), await coded(centre, { branchId: north })]
    const list = [headings, dated(here.code, '2026-09-08'), dated(there.code, '2026-09-09')]
    const done = await importList(centre, list, sessions)
    const account = await createAdministratorWho(centre, [...permissionsOf.admin], {
      branches: [north],
    })
    await withTenant(centre.id, () =>
      db().updateTable('imports').set({ started_by: account.userId }).execute()
    )
    const by = { userId: account.userId, name: 'North', requestId: null }
    const undo = { tenantId: centre.id, actor: by, id: done.id }
    const refused = await inBranches([north], () => new UndoImport().execute(undo))
    assert.deepEqual(refused.ok || refused.error, { type: 'not_found' })
    assert.equal((await importRow(centre, done.id)).status, 'done')
  })

  test('a room called alike in two branches is the one of the group’s branch', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    await createRoom(centre, { name_en: 'Hall' })
    const hall = await createRoom(centre, { name_en: 'Hall', branch_id: north })
    const { code } = await coded(centre, { branchId: north })
    const list = [headings, dated(code, '2026-09-08', '17:00', 'Hall')]
    assert.deepInclude(await importList(centre, list, sessions), { created: 1 })
    const [session] = await rowsOf(centre, 'class_sessions')
    assert.deepInclude(session, { room_id: hall, branch_id: north })
  })

  test('another centre’s groups are unknown, and its import is not there', async ({ assert }) => {
    const [centre, elsewhere] = [await createCentre(), await createCentre()]
    const { code } = await coded(elsewhere, { titleEn: 'Far away', titleAr: 'بعيدة' })
    const { id, rows } = await checked(centre, [dated('Far away', '2026-09-08')])
    assert.deepEqual(rows, [[2, 'invalid', null, 'group unknown']])
    const run = { tenantId: elsewhere.id, actor: system, id }
    const refused = await new RunImport().execute(run)
    assert.deepEqual(refused.ok || refused.error, { type: 'not_found' })
    await importJob({ tenantId: elsewhere.id, importId: id })
    assert.equal((await importRow(centre, id)).status, 'checked')
    assert.isString(code)
  })
})
