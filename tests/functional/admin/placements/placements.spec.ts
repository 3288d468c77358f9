import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf, createStudent } from '#tests/helpers/people/students'
import { createCourse, createGroup, enrolled, enrolmentRow } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const on = '2026-12-01'
const boy = { gender: 'male', birthDate: '2009-05-01' } as const
const read = ['gender:female', 'too_young:17:18:']

/** A women's group from 18, and a boy of 17 who is in none. */
async function setup(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  const women = await createGroup(centre, { genderPolicy: 'female', minAge: 18 })
  const { id: student } = await createStudent(centre, boy)
  return { centre, visitor, women, student }
}

const inGroup = (centre: Centre, group_id: string) => rowsOf(centre, 'enrolments', { group_id })

/** The act is refused until the warnings are confirmed; `send` does it with these. */
async function isConfirmedFirst(
  send: (confirmed: string[]) => Promise<unknown>,
  count: () => Promise<number>
) {
  const before = await count()
  await send([])
  const without = (await count()) - before
  await send([read[0]!])
  const withOne = (await count()) - before
  await send(read)
  return [without, withOne, (await count()) - before]
}

const makeWomens = (centre: Centre) =>
  withTenant(centre.id, () =>
    db().updateTable('groups').set({ gender_policy: 'female', min_age: 18 }).execute()
  )

const keyed = (key: string) => (tokens: string[]) => tokens.map((token) => `${key}/${token}`)

async function errorsOf(visitor: Visitor, path: string) {
  return (await visitor.visit(path)).body().props.errors as Record<string, string>
}

test.group('A boy of 17 in a women’s group', () => {
  test('C11a is enrolled once both warnings are confirmed, which the trail keeps', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, women, student } = await setup(client)
    const enrol = (confirmed_warnings: string[]) =>
      visitor.post(`/admin/groups/${women}/enrolments`, {
        student_id: student,
        standing: 'trial',
        starts_on: on,
        confirmed_warnings,
      })
    const count = async () => (await inGroup(centre, women)).length
    await enrol([])
    const errors = await errorsOf(visitor, `/admin/groups/${women}`)
    assert.deepEqual(Object.keys(errors), ['confirmed_warnings'])
    assert.deepEqual(await isConfirmedFirst(enrol, count), [0, 0, 1])
    const [row] = await inGroup(centre, women)
    assert.deepEqual(row.confirmed_warnings, ['gender', 'too_young'])
    const [entry] = await auditOf(centre, row.id)
    assert.deepInclude(entry.after, { confirmed_warnings: ['gender', 'too_young'] })
  })

  test('C11a is neither enrolled nor registered as somebody new', async ({ client, assert }) => {
    const { centre, visitor, women } = await setup(client)
    const enrol = (confirmed_warnings: string[]) =>
      visitor.post(`/admin/groups/${women}/enrolments`, {
        first_name_en: 'Omar',
        last_name_en: 'Nasser',
        gender: 'male',
        birth_date: '2009-05-01',
        standing: 'active',
        starts_on: on,
        confirmed_warnings,
      })
    const count = async () => (await rowsOf(centre, 'students')).length
    assert.deepEqual(await isConfirmedFirst(enrol, count), [0, 0, 1])
  })

  test('C11a is not enrolled with others of a list, who wait for it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, women, student } = await setup(client)
    const { id: woman } = await createStudent(centre, { gender: 'female', birthDate: '1990-01-01' })
    const enrol = (confirmed: string[]) =>
      visitor.post('/admin/student-enrolments', {
        ids: [student, woman],
        group_id: women,
        starts_on: on,
        confirmed_warnings: keyed(student)(confirmed),
      })
    const count = async () => (await inGroup(centre, women)).length
    assert.deepEqual(await isConfirmedFirst(enrol, count), [0, 0, 2])
  })

  test('C11a is not added with a family', async ({ client, assert }) => {
    const { centre, visitor, women } = await setup(client)
    const add = (confirmed_warnings: string[]) =>
      visitor.post('/admin/families', {
        guardian_mode: 'new',
        guardian_first_name_en: 'Mona',
        guardian_last_name_en: 'Nasser',
        guardian_phone: '+966501234567',
        guardian_relation: 'mother',
        children: [
          {
            first_name_en: 'Omar',
            last_name_en: 'Nasser',
            gender: 'male',
            birth_date: '2009-05-01',
            group_id: women,
            confirmed_warnings,
          },
        ],
      })
    const count = async () => (await rowsOf(centre, 'students')).length
    assert.deepEqual(await isConfirmedFirst(add, count), [0, 0, 1])
  })

  test('C11a is not transferred', async ({ client, assert }) => {
    const { centre, visitor, women, student } = await setup(client)
    const { id } = await enrolled(centre, await createGroup(centre), { student: { id: student } })
    const move = (confirmed_warnings: string[]) =>
      visitor.post(`/admin/enrolments/${id}/transfer`, {
        target_id: women,
        on,
        price_choice: 'keep',
        confirmed_warnings,
      })
    const count = async () => (await inGroup(centre, women)).length
    assert.deepEqual(await isConfirmedFirst(move, count), [0, 0, 1])
  })

  test('C11a is not promoted, and neither are those with him', async ({ client, assert }) => {
    const { centre, visitor, women, student } = await setup(client)
    const from = await createGroup(centre)
    const { id } = await enrolled(centre, from, { student: { id: student } })
    const { id: woman } = await createStudent(centre, { gender: 'female', birthDate: '1990-01-01' })
    const other = await enrolled(centre, from, { student: { id: woman } })
    const promote = (confirmed: string[]) =>
      visitor.post(`/admin/groups/${from}/promotions`, {
        target_id: women,
        starts_on: on,
        price_choice: 'target',
        enrolment_ids: [id, other.id],
        confirmed_warnings: keyed(id)(confirmed),
      })
    const count = async () => (await inGroup(centre, women)).length
    assert.deepEqual(await isConfirmedFirst(promote, count), [0, 0, 2])
  })

  test('C11a is not moved where a group is cancelled, which then isn’t', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, women, student } = await setup(client)
    const from = await createGroup(centre)
    const { id } = await enrolled(centre, from, { student: { id: student } })
    const cancel = (confirmed: string[]) =>
      visitor.put(`/admin/groups/${from}/status`, {
        status: 'cancelled',
        fate: 'transfer',
        target_id: women,
        confirmed_warnings: keyed(id)(confirmed),
      })
    const count = async () => (await rowsOf(centre, 'groups', { status: 'cancelled' })).length
    assert.deepEqual(await isConfirmedFirst(cancel, count), [0, 0, 1])
    assert.lengthOf(await inGroup(centre, women), 1)
  })

  test('C11a is asked about at each step towards a seat only where the group has changed since', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, student } = await setup(client)
    const group = await createGroup(centre, { capacity: 1 })
    const seated = await enrolled(centre, group)
    const { id } = await enrolled(centre, group, { student: { id: student } })
    const inquiry = await enrolled(centre, await createGroup(centre), {
      student: { id: student },
      as: 'inquiry',
    })
    await visitor.post(`/admin/enrolments/${seated.id}/drop`, { on: '2026-11-20', reason: 'Moved' })
    await makeWomens(centre)
    const status = async (of: string) => (await enrolmentRow(centre, of)).status
    assert.equal(await status(id), 'offered')
    const steps = {
      accept: (confirmed_warnings: string[]) =>
        visitor.put(`/admin/enrolments/${id}/offer`, { answer: 'accepted', confirmed_warnings }),
      admit: (confirmed_warnings: string[]) =>
        visitor.post(`/admin/enrolments/${inquiry.id}/confirmation`, { confirmed_warnings }),
    }
    const isThere = async (of: string, to: string) => ((await status(of)) === to ? 1 : 0)
    assert.deepEqual(await isConfirmedFirst(steps.accept, () => isThere(id, 'active')), [0, 0, 1])
    assert.deepEqual(
      await isConfirmedFirst(steps.admit, () => isThere(inquiry.id, 'pending')),
      [0, 0, 1]
    )
    await steps.admit([])
    assert.equal(await status(inquiry.id), 'active')
  })

  test('C11a is not offered a seat by hand', async ({ client, assert }) => {
    const { centre, visitor, student } = await setup(client)
    const group = await createGroup(centre, { capacity: 1 })
    await enrolled(centre, group)
    const { id } = await enrolled(centre, group, { student: { id: student } })
    await makeWomens(centre)
    const offer = (confirmed_warnings: string[]) =>
      visitor.post(`/admin/enrolments/${id}/offer`, {
        over_capacity_reason: 'Sister',
        confirmed_warnings,
      })
    const count = async () => (await rowsOf(centre, 'enrolments', { id, status: 'offered' })).length
    assert.deepEqual(await isConfirmedFirst(offer, count), [0, 0, 1])
  })
})

test.group('What speaks against a place', () => {
  const ask = async (visitor: Visitor, body: object, path = '/admin/placement-warnings') => {
    const answer = await visitor.post(path, body)
    if (answer.status() !== 200) return answer.status()
    const people = answer.body().people as {
      warnings: { token: string; is_confirmed: boolean }[]
    }[]
    return people.flatMap(({ warnings }) => warnings.map(({ token }) => token))
  }

  test('C11a is asked of students in the records, of somebody new and of many', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, women, student } = await setup(client)
    assert.deepEqual(await ask(visitor, { group_id: women, student_id: student, on }), read)
    const somebody = { group_id: women, gender: 'male', birth_date: '2009-05-01', on }
    assert.deepEqual(await ask(visitor, somebody), read)
    const from = await createGroup(centre)
    const { id } = await enrolled(centre, from, { student: { id: student } })
    await enrolled(centre, from, {
      student: {
        id: (await createStudent(centre, { gender: 'female', birthDate: '1990-01-01' })).id,
      },
    })
    const many = '/admin/bulk-placement-warnings'
    const ofList = { group_id: women, ids: [student], on }
    assert.deepEqual(await ask(visitor, ofList, many), keyed(student)(read))
    assert.deepEqual(await ask(visitor, { ...ofList, ids: undefined, matching: '' }, many), [
      ...keyed(student)(read),
    ])
    const ofGroup = { group_id: women, from_group_id: from, on }
    assert.deepEqual(await ask(visitor, ofGroup, many), keyed(id)(read))
    assert.equal(await ask(visitor, { student_id: student, on }), 404)
    assert.equal(await ask(visitor, { group_id: 'x', on }), 302)
  })

  test('T4 is told to nobody of another centre, nor to who lets nobody in', async ({
    client,
    assert,
  }) => {
    const { centre, women, student } = await setup(client)
    const { visitor: other } = await setup(client)
    const one = { group_id: women, student_id: student, on }
    assert.equal(await ask(other, one), 404)
    const many = '/admin/bulk-placement-warnings'
    assert.equal(await ask(other, { group_id: women, ids: [student], on }, many), 404)
    const may = ['admin.groups.index', 'admin.students.index'] as const
    const reader = await signedIn(client, await createAdministratorWho(centre, [...may]))
    assert.equal(await ask(reader, one), 403)
    assert.equal(await ask(reader, { group_id: women, ids: [student], on }, many), 403)
  })

  test('C11a counts a student’s age on the first day there, when asked and when confirmed', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const starts = '2098-09-01'
    const { id: student } = await createStudent(centre, { gender: 'male', birthDate: '2020-05-01' })
    const group = await createGroup(centre, { minAge: 78 })
    const { id } = await enrolled(centre, group, {
      student: { id: student },
      startsOn: starts,
      as: 'pending',
    })
    assert.deepEqual(await ask(visitor, { group_id: group, student_id: student, on }), [
      'too_young:6:78:',
    ])
    assert.deepEqual(await ask(visitor, { enrolment_id: id, on }), [])
    await visitor.post(`/admin/enrolments/${id}/confirmation`)
    assert.equal((await enrolmentRow(centre, id)).status, 'active')
  })

  test('C11a tells of levels that are skipped or passed already in the same subject', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, student } = await setup(client)
    const levels = [uuid(), uuid(), uuid()]
    for (const [at, id] of levels.entries())
      await insert(centre, 'levels', {
        id,
        code: `L${at}`,
        name_en: `Level ${at}`,
        position: at + 1,
      })
    const courseId = await createCourse(centre)
    const groups: string[] = []
    for (const levelId of levels) groups.push(await createGroup(centre, { courseId, levelId }))
    const warned = (at: number) => ask(visitor, { group_id: groups[at], student_id: student, on })
    assert.deepEqual(await warned(2), [])
    await enrolled(centre, groups[0]!, { student: { id: student } })
    assert.deepEqual(await warned(1), [])
    assert.deepEqual(await warned(2), ['level_skipped:L0:L2'])
    const later = await createGroup(centre, { courseId, levelId: levels[2] })
    await enrolled(centre, later, {
      student: { id: student },
      confirmed_warnings: ['level_skipped:L0:L2'],
    })
    assert.deepEqual(await warned(1), ['level_below:L2:L1'])
    const elsewhere = await createGroup(centre, { levelId: levels[2] })
    assert.deepEqual(await ask(visitor, { group_id: elsewhere, student_id: student, on }), [])
  })
})
