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

const boy = { gender: 'male', birthDate: '2009-05-01' } as const
const woman = { gender: 'female', birthDate: '1990-01-01' } as const
const womens = { gender_policy: 'female', min_age: 18, max_age: null }
const read = ['gender:female', 'too_young:17:18:']

/** A group for everybody, with a boy of 17 and a woman in it. */
async function setup(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  const course = await createCourse(centre)
  const group = await createGroup(centre, { courseId: course, capacity: 3 })
  const student = await createStudent(centre, boy)
  const { id: seat } = await enrolled(centre, group, { student })
  await enrolled(centre, group, { student: await createStudent(centre, woman) })
  return { centre, visitor, course, group, student: student.id, seat }
}

type Made = Awaited<ReturnType<typeof setup>>

const groupRow = async ({ centre, group }: Made) =>
  (await rowsOf(centre, 'groups', { id: group }))[0]!
const studentRow = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'students', { id }))[0]!

async function saveGroup(made: Made, change: object) {
  const { version, code } = await groupRow(made)
  const { visitor, course, group } = made
  return visitor.put(`/admin/groups/${group}`, {
    code,
    course_id: course,
    work_type: 'in_person',
    starts_on: '2026-09-01',
    capacity: 3,
    gender_policy: 'mixed',
    version,
    ...change,
  })
}

async function saveStudent({ centre, visitor }: Made, id: string, change: object) {
  const { version } = await studentRow(centre, id)
  return visitor.put(`/admin/students/${id}`, {
    first_name_en: 'Sami',
    last_name_en: 'Nasser',
    confirm_duplicate: true,
    status: 'active',
    gender: 'male',
    birth_date: '2009-05-01',
    version,
    ...change,
  })
}

/** They wait for the one seat of a group, which became a women's and is left by who had the seat. */
async function passedOver({ centre, visitor }: Made, ...people: { id: string }[]) {
  const group = await createGroup(centre, { capacity: 1 })
  const seated = await enrolled(centre, group)
  const waiting: string[] = []
  for (const student of people) waiting.push((await enrolled(centre, group, { student })).id)
  await withTenant(centre.id, () =>
    db()
      .updateTable('groups')
      .set({ gender_policy: 'female', min_age: 18 })
      .where('id', '=', group)
      .execute()
  )
  await visitor.post(`/admin/enrolments/${seated.id}/drop`, { on: '2026-11-20', reason: 'Moved' })
  const [id, ...others] = waiting
  return { group, id: id!, others }
}

const ask = async (visitor: Visitor, path: string, body: object) => {
  const answer = await visitor.post(path, body)
  if (answer.status() !== 200) return answer.status()
  return answer.body().people as {
    names: object | null
    group: { code: string } | null
    warnings: { token: string }[]
  }[]
}

const tokensOf = (people: Awaited<ReturnType<typeof ask>>) =>
  typeof people === 'number'
    ? people
    : people.flatMap(({ warnings }) => warnings.map(({ token }) => token))

const keyed = (key: string, tokens: string[]) => tokens.map((token) => `${key}/${token}`)

test.group('A group is changed so that somebody in it no longer fits', () => {
  test('C11a the form names them, and is saved once exactly that is confirmed', async ({
    client,
    assert,
  }) => {
    const made = await setup(client)
    const { visitor, course, group, seat, centre } = made
    const path = `/admin/groups/${group}/placement-warnings`
    const people = await ask(visitor, path, { course_id: course, ...womens })
    assert.deepEqual(tokensOf(people), keyed(seat, read))
    for (const confirmed of [[], keyed(seat, read.slice(0, 1)), read]) {
      await saveGroup(made, { ...womens, confirmed_warnings: confirmed })
      assert.equal((await groupRow(made)).gender_policy, 'mixed')
    }
    const page = await visitor.visit(`/admin/groups/${group}/edit`)
    assert.deepEqual(Object.keys(page.body().props.errors), ['confirmed_warnings'])
    await saveGroup(made, { ...womens, confirmed_warnings: keyed(seat, read) })
    assert.equal((await groupRow(made)).gender_policy, 'female')
    const types = ['gender', 'too_young']
    assert.deepEqual((await enrolmentRow(centre, seat)).confirmed_warnings, types)
    const entry = (await auditOf(centre, seat)).at(-1)!
    assert.equal(entry.action, 'enrolments.confirm_warnings')
    assert.deepInclude(entry.after, { confirmed_warnings: types })
    await saveGroup(made, { ...womens, notes: 'Bring a pen' })
    assert.equal((await groupRow(made)).notes, 'Bring a pen')
  })

  test('C11a its level counts too, and what was so before isn’t asked again', async ({
    client,
    assert,
  }) => {
    const made = await setup(client)
    const { centre, visitor, course, group, seat, student } = made
    const levels = [uuid(), uuid()]
    for (const [at, id] of levels.entries())
      await insert(centre, 'levels', {
        id,
        code: `L${at}`,
        name_en: `Level ${at}`,
        position: at + 1,
      })
    const reached = await createGroup(centre, { courseId: course, levelId: levels[1] })
    await enrolled(centre, reached, { student: { id: student } })
    const path = `/admin/groups/${group}/placement-warnings`
    const change = { course_id: course, level_id: levels[0], gender_policy: 'mixed' }
    assert.deepEqual(tokensOf(await ask(visitor, path, change)), keyed(seat, ['level_below:L1:L0']))
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ level_id: levels[0] }).where('id', '=', group).execute()
    )
    assert.deepEqual(tokensOf(await ask(visitor, path, change)), [])
  })
})

test.group('A student is changed so that a group no longer suits them', () => {
  test('C11a the form names the group, and is saved once exactly that is confirmed', async ({
    client,
    assert,
  }) => {
    const made = await setup(client)
    const { centre, visitor, group, student } = made
    const women = await createGroup(centre, { genderPolicy: 'female', minAge: 18 })
    const person = await createStudent(centre, woman)
    const { id: seat } = await enrolled(centre, women, { student: person })
    const { code } = (await rowsOf(centre, 'groups', { id: women }))[0]!
    const change = { gender: 'male', birth_date: '2009-05-01' }
    const people = await ask(visitor, `/admin/students/${person.id}/placement-warnings`, change)
    assert.deepEqual(tokensOf(people), keyed(seat, read))
    assert.equal(typeof people !== 'number' && people[0]!.group?.code, code)
    for (const confirmed of [[], keyed(seat, read.slice(0, 1)), read]) {
      await saveStudent(made, person.id, { ...change, confirmed_warnings: confirmed })
      assert.equal((await studentRow(centre, person.id)).gender, 'female')
    }
    await saveStudent(made, person.id, { ...change, confirmed_warnings: keyed(seat, read) })
    assert.equal((await studentRow(centre, person.id)).gender, 'male')
    assert.deepEqual((await enrolmentRow(centre, seat)).confirmed_warnings, ['gender', 'too_young'])
    await saveStudent(made, student, { ...change, gender: 'female' })
    assert.equal((await studentRow(centre, student)).gender, 'female')
    assert.lengthOf(await rowsOf(centre, 'enrolments', { group_id: group }), 2)
  })

  test('C11a a corrected date of birth lets the seat they were passed over for be offered', async ({
    client,
    assert,
  }) => {
    const made = await setup(client)
    const person = await createStudent(made.centre, boy)
    const { id } = await passedOver(made, person)
    await saveStudent(made, person.id, { gender: 'female', birth_date: '2000-05-01' })
    assert.equal((await enrolmentRow(made.centre, id)).status, 'offered')
  })
})

test.group('Who may ask whom a change would leave out', () => {
  test('T4 nobody of another centre, nor who may not change the record', async ({
    client,
    assert,
  }) => {
    const { centre, course, group, student } = await setup(client)
    const { visitor: other } = await setup(client)
    const body = { course_id: course, ...womens }
    const [ofGroup, ofStudent] = [`/admin/groups/${group}`, `/admin/students/${student}`]
    assert.equal(await ask(other, `${ofGroup}/placement-warnings`, body), 404)
    assert.equal(await ask(other, `${ofStudent}/placement-warnings`, {}), 404)
    const may = ['admin.groups.index', 'admin.students.index', 'admin.enrolments.update'] as const
    const reader = await signedIn(client, await createAdministratorWho(centre, [...may]))
    assert.equal(await ask(reader, `${ofGroup}/placement-warnings`, body), 403)
    assert.equal(await ask(reader, `${ofStudent}/placement-warnings`, {}), 403)
  })

  test('T4 who may not see enrolments reads what speaks against them, without names', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, course, group, student } = await setup(client)
    const may = ['admin.groups.index', 'admin.groups.update', 'admin.students.index'] as const
    const writer = await signedIn(
      client,
      await createAdministratorWho(centre, [...may, 'admin.students.update'])
    )
    const body = { course_id: course, ...womens }
    const path = `/admin/groups/${group}/placement-warnings`
    const [hidden] = (await ask(writer, path, body)) as { names: object | null }[]
    const [named] = (await ask(visitor, path, body)) as { names: object | null }[]
    assert.isNull(hidden!.names)
    assert.isNotNull(named!.names)
    assert.equal(await ask(visitor, path, { ...body, course_id: 'x' }), 302)
    assert.equal(
      await ask(visitor, `/admin/students/${student}/placement-warnings`, { gender: 'x' }),
      302
    )
  })
})

test.group('Automatic offers', () => {
  test('C11a pass over who doesn’t fit, which the waiting list says, and go to who does', async ({
    client,
    assert,
  }) => {
    const made = await setup(client)
    const { centre, visitor } = made
    const boyWaits = await createStudent(centre, boy)
    const womanWaits = await createStudent(centre, woman)
    const { group, id: first, others } = await passedOver(made, boyWaits, womanWaits)
    const page = await visitor.visit(`/admin/groups/${group}?tab=waiting`)
    const roster = page.body().props.roster as { id: string; warnings: { type: string }[] }[]
    const typesOf = (id: string) =>
      roster.find((row) => row.id === id)!.warnings.map(({ type }) => type)
    assert.deepEqual(typesOf(first), ['gender', 'too_young'])
    assert.deepEqual(typesOf(others[0]!), [])
    assert.equal((await enrolmentRow(centre, first)).status, 'waitlisted')
    assert.equal((await enrolmentRow(centre, others[0]!)).status, 'offered')
  })

  test('C11a go to a newcomer who fits where all who wait are passed over', async ({
    client,
    assert,
  }) => {
    const made = await setup(client)
    const { centre, visitor } = made
    const { group } = await passedOver(made, await createStudent(centre, boy))
    const newcomer = await createStudent(centre, woman)
    await visitor.post(`/admin/groups/${group}/enrolments`, {
      student_id: newcomer.id,
      standing: 'active',
      starts_on: '2026-12-01',
    })
    const [row] = await rowsOf(centre, 'enrolments', { student_id: newcomer.id })
    assert.equal(row!.status, 'offered')
  })
})
