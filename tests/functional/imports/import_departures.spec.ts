import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { importList, outcomesOf, undoImport } from '#tests/helpers/imports/imports'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { assisting, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

const update = { policy: 'update' } as const
const instructors = { ...update, entity: 'instructors' } as const

const listOf = (people: Record<string, unknown>[], status: string, school = '') => [
  ['Number', 'First name', 'Last name', 'Status', 'School'],
  ...people.map(({ number, first_name: first, last_name: last }) =>
    [number, first, last, status, school].map(String)
  ),
]

const told = async (centre: Centre, id: string) =>
  (await outcomesOf(centre, id)).map(({ row, outcome, problems }) => [
    ...[row, outcome],
    ...(problems ?? []).map(({ column, type }: Record<string, unknown>) => `${column} ${type}`),
  ])

async function students(centre: Centre, count: number) {
  const made = []
  for (let n = 0; n < count; n++) made.push((await createStudent(centre, { lastName: `N${n}` })).id)
  const rows = await rowsOf(centre, 'students')
  return made.map((id) => rows.find((row) => row.id === id)!)
}

const statusesOf = async (centre: Centre, table: 'students' | 'instructors', ids: string[]) => {
  const rows = await rowsOf(centre, table)
  return ids.map((id) => rows.find((row) => row.id === id)!.status)
}

test.group('Importing that somebody has left', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('a student who is in a group or waits for one is refused, another is not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const all = await students(centre, 3)
    const [seated, waiting, free] = all.map(({ id }) => id)
    const groupId = await createGroup(centre, { capacity: 1 })
    const { id: enrolment } = await enrolled(centre, groupId, { student: { id: seated! } })
    await enrolled(centre, groupId, { student: { id: waiting! } })
    const done = await importList(centre, listOf(all, 'left'), { ...update, wrongCells: 'skip' })
    assert.deepInclude(done, { updated: 1, failed: 2 })
    assert.deepEqual(await told(centre, done.id), [
      [2, 'failed', 'status enrolled'],
      [3, 'failed', 'status enrolled'],
      [4, 'updated'],
    ])
    const ids = [seated!, waiting!, free!]
    assert.deepEqual(await statusesOf(centre, 'students', ids), ['active', 'active', 'left'])
    const [kept] = await rowsOf(centre, 'enrolments', { id: enrolment })
    assert.equal(kept.status, 'active')
  })

  test('a student who has sessions of their own to come is refused, one whose are over is not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const all = await students(centre, 2)
    const ids = all.map(({ id }) => id)
    const held = (day: string, id: string) =>
      writeSession(centre, `${day}T14:00Z`, `${day}T15:00Z`, { student_id: id })
    await held('2026-09-06', ids[0]!)
    await held('2026-08-30', ids[1]!)
    const done = await importList(centre, listOf(all, 'left'), { ...update, wrongCells: 'skip' })
    assert.deepInclude(done, { updated: 1, failed: 1 })
    assert.deepEqual(await told(centre, done.id), [
      [2, 'failed', 'status enrolled'],
      [3, 'updated'],
    ])
  })

  test('the rest of the row is taken where wrong cells are left empty', async ({ assert }) => {
    const centre = await createCentre()
    const [one] = await students(centre, 1)
    await enrolled(centre, await createGroup(centre), { student: { id: one!.id } })
    const done = await importList(centre, listOf([one!], 'graduated', 'New school'), {
      ...update,
      wrongCells: 'empty',
    })
    assert.deepInclude(done, { updated: 1, failed: 0 })
    assert.deepEqual(await told(centre, done.id), [[2, 'updated', 'status enrolled']])
    const [saved] = await rowsOf(centre, 'students', { id: one!.id })
    assert.deepInclude(saved, { status: 'active', school_name: 'New school' })
  })

  test('an instructor who has a group, assists in one or is to hold a session is refused', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const made = []
    for (let n = 0; n < 6; n++) made.push(await createInstructor(centre, { lastName: `N${n}` }))
    const ids = made.map(({ id }) => id)
    const [leading, assistant, holding, helping, past] = ids
    await createGroup(centre, { instructorId: leading! })
    const groupId = await createGroup(centre)
    await withTenant(centre.id, () =>
      db()
        .insertInto('group_assistants')
        .values({ group_id: groupId, instructor_id: assistant! })
        .execute()
    )
    const held = (day: string, columns = {}) =>
      writeSession(centre, `${day}T14:00Z`, `${day}T15:00Z`, columns)
    await held('2026-09-06', { instructor_id: holding })
    await assisting(centre, await held('2026-09-06'), helping!)
    await held('2026-08-30', { instructor_id: past })
    const rows = await rowsOf(centre, 'instructors')
    const people = ids.map((id) => rows.find((row) => row.id === id)!)
    const done = await importList(centre, listOf(people, 'left'), {
      ...instructors,
      wrongCells: 'skip',
    })
    const refused = [2, 3, 4, 5].map((row) => [row, 'failed', 'status teaching'])
    assert.deepEqual(await told(centre, done.id), [...refused, [6, 'updated'], [7, 'updated']])
    assert.deepEqual(await statusesOf(centre, 'instructors', ids), [
      ...['active', 'active', 'active', 'active'],
      ...['left', 'left'],
    ])
  })

  test('an instructor who left has a last day, and only a status that may follow is taken', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const made = []
    for (let n = 0; n < 4; n++) made.push(await createInstructor(centre, { lastName: `N${n}` }))
    const [today, dated, early, back] = made.map(({ id }) => id)
    const rows = await rowsOf(centre, 'instructors')
    const numberOf = (id: string) => String(rows.find((row) => row.id === id)!.number)
    const listed = (...lines: string[][]) => [
      ['Number', 'First name', 'Last name', 'Phone', 'Status', 'Hire date', 'Last day'],
      ...lines,
    ]
    const change = (id: string, ...cells: string[]) => [numberOf(id), 'Muna', 'Saleh', '', ...cells]
    const list = listed(
      change(today!, 'left', '', ''),
      change(dated!, 'left', '2020-01-01', '2026-06-30'),
      change(early!, 'left', '2026-01-01', '2025-06-30'),
      change(back!, 'active', '', '2026-06-30'),
      ['', 'New', 'One', '0501234567', 'left', '', '2026-05-01']
    )
    const done = await importList(centre, list, { ...instructors, wrongCells: 'skip' })
    assert.deepInclude(done, { created: 1, updated: 2, failed: 2 })
    assert.deepEqual((await told(centre, done.id)).slice(2, 4), [
      [4, 'failed', 'left_on left_before_hired'],
      [5, 'failed', 'left_on not_left'],
    ])
    const lastDays = async () =>
      (await rowsOf(centre, 'instructors', { status: 'left' })).map((row) => row.left_on).sort()
    assert.deepEqual(await lastDays(), ['2026-05-01', '2026-06-30', '2026-09-01'])

    const leave = listed(change(dated!, 'on leave', '', ''), change(today!, 'active', '', ''))
    const second = await importList(centre, leave, { ...instructors, wrongCells: 'skip' })
    assert.deepEqual(await told(centre, second.id), [
      [2, 'failed', 'status status_step'],
      [3, 'updated'],
    ])
    assert.deepEqual(await lastDays(), ['2026-05-01', '2026-06-30'])
    await undoImport(centre, second.id)
    assert.deepEqual(await lastDays(), ['2026-05-01', '2026-06-30', '2026-09-01'])
  })

  test('an undo lets nobody leave who has been enrolled since', async ({ assert }) => {
    const centre = await createCentre()
    const all = await students(centre, 2)
    const ids = all.map(({ id }) => id)
    await importList(centre, listOf(all, 'left'), update)
    const back = await importList(centre, listOf(all, 'active'), update)
    await enrolled(centre, await createGroup(centre), { student: { id: ids[0]! } })
    assert.deepInclude(await undoImport(centre, back.id), { undone: 1, kept: 1 })
    assert.deepEqual(await statusesOf(centre, 'students', ids), ['active', 'left'])
  })
})
