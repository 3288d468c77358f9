import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { insert } from '#tests/helpers/database/insert'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled, type groupFields } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/today'
const moment = '2026-09-09T09:00Z'

const props = async (visitor: Visitor, of = path) => (await visitor.visit(of)).body().props

const attention = async (visitor: Visitor, of = path) => (await props(visitor, of)).attention

async function office(client: ApiClient) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

const countsIn = (page: { counts: { kind: string; count: number }[] }) =>
  Object.fromEntries(page.counts.map(({ kind, count }) => [kind, count]))

const small = (centre: Centre, startsOn: string, fields: Partial<Fields> = {}) =>
  createGroup(centre, { startsOn, minStudents: 2, ...fields })

type Fields = ReturnType<typeof groupFields> & { status: 'draft' | 'open' | 'running' }

const lesson = (centre: Centre, day: string, columns: Record<string, unknown>) =>
  writeSession(centre, `${day}T14:00Z`, `${day}T15:30Z`, { type: 'regular', ...columns })

const paper = (centre: Centre, instructorId: string, columns: Record<string, unknown>) =>
  insert(centre, 'instructor_documents', {
    id: uuid(),
    instructor_id: instructorId,
    kind: 'visa',
    title: 'Residence',
    ...columns,
  })

test.group('What needs attention', (tests) => {
  tests.each.setup(() => freezeClock(moment))

  test('is nothing at first, and a page past the end is the last', async ({ client, assert }) => {
    const { visitor } = await office(client)
    const page = await attention(visitor)
    assert.deepEqual(countsIn(page), {
      ...{ small: 0, lacking: 0, substitutes: 0, unmarked: 0, make_ups: 0, absences: 0, papers: 0 },
    })
    assert.isEmpty(page.rows)
    assert.equal((await attention(visitor, `${path}?kind=papers&page=7`)).page, 1)
    assert.isNull((await attention(visitor, `${path}?kind=unheard&page=x`)).kind)
  })

  test('is open at the first kind that has any, until it is folded', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    await small(centre, '2026-09-16')
    assert.equal((await attention(visitor)).kind, 'small')
    const folded = await attention(visitor, `${path}?kind=none`)
    assert.deepEqual([folded.kind, folded.rows], [null, []])
  })

  test('a group that starts within the days the centre chose and lacks students', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const last = await small(centre, '2026-09-16')
    const late = await small(centre, '2026-09-01', { status: 'draft' })
    await small(centre, '2026-09-17')
    await small(centre, '2026-09-16', { status: 'running' })
    await small(centre, '2026-09-16', { minStudents: null })
    const full = await small(centre, '2026-09-16')
    for (let n = 0; n < 2; n++) await enrolled(centre, full)
    await enrolled(centre, last)
    const page = await attention(visitor)
    assert.deepEqual(
      page.rows.map((row: { id: string; students: number }) => [row.id, row.students]),
      [
        [late, 0],
        [last, 1],
      ]
    )
    const { general } = await props(visitor, '/admin/settings/general')
    await visitor.put('/admin/settings/general', { ...general, small_group_days: 8 })
    assert.equal(countsIn(await attention(visitor)).small, 3)
    await visitor.put('/admin/settings/general', { ...general, version: 2, small_group_days: 0 })
    assert.equal(countsIn(await attention(visitor)).small, 1)
  })

  test('a session of the next two weeks that nobody teaches or that has no room', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const [instructor, room] = [await createInstructor(centre), await createRoom(centre)]
    const [group, online] = [
      await createGroup(centre),
      await createGroup(centre, { workType: 'online' }),
    ]
    const both = { instructor_id: instructor, room_id: room }
    await lesson(centre, '2026-09-10', { group_id: group, ...both })
    const noRoom = await lesson(centre, '2026-09-11', {
      group_id: group,
      instructor_id: instructor,
    })
    const nobody = await lesson(centre, '2026-09-12', { group_id: online })
    const empty = await lesson(centre, '2026-09-13', { group_id: group })
    await lesson(centre, '2026-09-14', { group_id: online, instructor_id: instructor })
    await lesson(centre, '2026-09-15', { type: 'event' })
    await lesson(centre, '2026-09-24', { group_id: group })
    await lesson(centre, '2026-09-08', { group_id: group })
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    await lesson(centre, '2026-09-16', { group_id: group, ...off })
    const page = await attention(visitor)
    assert.equal(page.kind, 'lacking')
    assert.deepEqual(
      page.rows.map((row: { id: string; lacks_instructor: boolean; lacks_room: boolean }) => [
        row.id,
        row.lacks_instructor,
        row.lacks_room,
      ]),
      [
        [noRoom, false, true],
        [nobody, true, false],
        [empty, true, true],
      ]
    )
  })

  test('a document that expires before its instructor’s last session, unless a later one is there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const [one, other] = [await createInstructor(centre), await createInstructor(centre)]
    const group = await createGroup(centre)
    for (const day of ['2026-09-14', '2026-09-21', '2026-09-28'])
      await lesson(centre, day, { group_id: group, instructor_id: one })
    await lesson(centre, '2026-09-15', { group_id: group, instructor_id: other })
    await paper(centre, one, { expires_on: '2026-09-21', title: 'Residence' })
    await paper(centre, one, { kind: 'contract', title: 'Contract', expires_on: '2026-09-28' })
    await paper(centre, one, { kind: 'passport', title: 'Old', expires_on: '2026-09-01' })
    await paper(centre, one, { kind: 'passport', title: 'New', expires_on: '2030-09-01' })
    await paper(centre, one, {
      kind: 'qualification',
      title: 'First aid',
      expires_on: '2026-09-01',
    })
    await paper(centre, one, { kind: 'qualification', title: 'Licence', expires_on: null })
    await paper(centre, other, { expires_on: '2026-09-15' })
    const { rows } = await attention(visitor, `${path}?kind=papers`)
    assert.deepEqual(
      rows.map((row: { title: string; sessions: number; group: { id: string } }) => [
        row.title,
        row.sessions,
        row.group.id,
      ]),
      [
        ['First aid', 3, group],
        ['Residence', 1, group],
      ]
    )
  })

  test('of many, a page of 25 at a time', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const group = await createGroup(centre)
    for (let n = 0; n < 26; n++) {
      const hour = String(n % 13).padStart(2, '0')
      const at = `2026-09-1${n < 13 ? 1 : 2}T${hour}`
      await writeSession(centre, `${at}:00Z`, `${at}:30Z`, { group_id: group, type: 'regular' })
    }
    const first = await attention(visitor, `${path}?kind=lacking`)
    assert.deepEqual([countsIn(first).lacking, first.last_page], [26, 2])
    assert.lengthOf(first.rows, 25)
    const past = await attention(visitor, `${path}?kind=lacking&page=9`)
    assert.equal(past.page, 2)
    assert.lengthOf(past.rows, 1)
    const ids = [...first.rows, ...past.rows].map(({ id }: { id: string }) => id)
    assert.lengthOf(new Set(ids), 26)
  })

  test('a session of before the centre took attendance at all is awaited by nobody', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const group = await createGroup(centre)
    await enrolled(centre, group)
    await lesson(centre, '2026-09-07', { group_id: group })
    await lesson(centre, '2026-09-08', { group_id: group })
    const unmarked = async () =>
      countsIn(await attention(visitor, `${path}?kind=unmarked`)).unmarked
    assert.equal(await unmarked(), 2)
    await asOwner()
      .updateTable('platform.tenants')
      .set({ attendance_since: '2026-09-08T00:00Z' })
      .where('id', '=', centre.id)
      .execute()
    assert.equal(await unmarked(), 1)
  })

  test('is told by permission, and of no other centre', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const elsewhere = await office(client)
    const instructor = await createInstructor(centre)
    const group = await small(centre, '2026-09-10')
    await lesson(centre, '2026-09-14', { group_id: group, instructor_id: instructor })
    await paper(centre, instructor, { expires_on: '2026-09-10' })
    assert.deepEqual(countsIn(await attention(visitor)), {
      small: 1,
      lacking: 1,
      substitutes: 0,
      unmarked: 0,
      make_ups: 0,
      absences: 0,
      papers: 1,
    })
    assert.deepEqual(countsIn(await attention(elsewhere.visitor)), {
      small: 0,
      lacking: 0,
      substitutes: 0,
      unmarked: 0,
      make_ups: 0,
      absences: 0,
      papers: 0,
    })

    const only = await createAdministratorWho(centre, ['admin.groups.index'])
    const looking = await signedIn(client, only)
    const page = await attention(looking, `${path}?kind=papers`)
    assert.deepEqual([countsIn(page), page.kind], [{ small: 1 }, 'small'])
    const shown = await props(looking, `/admin/groups/${group}`)
    assert.deepEqual(shown.alerts, {
      small: { students: 0, needed: 2 },
      lacking: { instructor: 0, room: 0 },
      papers: [],
    })
    const other = await createAdministratorWho(centre, ['admin.students.index'])
    ;(await (await signedIn(client, other)).get(path)).assertStatus(403)
  })

  test('stands on the page of its group, and of no other', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const instructor = await createInstructor(centre)
    const [group, other] = [await small(centre, '2026-09-10'), await createGroup(centre)]
    await lesson(centre, '2026-09-11', { group_id: group })
    await lesson(centre, '2026-09-14', { group_id: group, instructor_id: instructor })
    await paper(centre, instructor, { expires_on: '2026-09-10' })
    const { alerts } = await props(visitor, `/admin/groups/${group}`)
    assert.containsSubset(alerts, {
      small: { students: 0, needed: 2 },
      lacking: { instructor: 1, room: 2 },
      papers: [{ title: 'Residence', expires_on: '2026-09-10', sessions: 1 }],
    })
    assert.deepEqual((await props(visitor, `/admin/groups/${other}`)).alerts, {
      small: null,
      lacking: { instructor: 0, room: 0 },
      papers: [],
    })
  })
})
