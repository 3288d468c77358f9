import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { permissionsOf } from '#domain/access/roles/permissions'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { scheduled } from '#tests/helpers/scheduling/planning'
import { setSeverities } from '#tests/helpers/scheduling/severities'
import { createGroup, enrolled, groupRow } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

/** A group that meets for an hour and a half at each of these. */
async function meeting(centre: Centre, moments: [string, string][], branchId?: string) {
  const groupId = await createGroup(centre, { capacity: 1, ...(branchId && { branchId }) })
  const slots = moments.map(([date, starts]) => ({ date, starts, minutes: 90 }))
  const pattern = { kind: 'dates' as const, slots }
  const timing = { pattern, startsOn: slots[0]!.date, ends: null, excluded: [] }
  await scheduled(centre, { groupId, branchId: branchId ?? null }, timing)
  return groupId
}

const wantedAt: [string, string][] = [
  ['2027-03-01', '10:30'],
  ['2027-03-02', '10:30'],
  ['2027-03-08', '09:00'],
]

/** A student of one group, and another group two of whose three sessions are held meanwhile. */
async function twoGroups(branch?: (centre: Centre) => Promise<string>) {
  const centre = await createCentre()
  const held: [string, string][] = [
    ['2027-03-01', '10:00'],
    ['2027-03-08', '10:00'],
  ]
  const own = await meeting(centre, held, await branch?.(centre))
  const wanted = await meeting(centre, wantedAt)
  const { id: student } = await createStudent(centre)
  const { id: enrolment } = await enrolled(centre, own, { student: { id: student } })
  return { centre, own, wanted, student, enrolment }
}

const from = { on: '2026-12-01' }

type Question = Record<string, string> & { on: string }

async function ask(visitor: Visitor, question: Question) {
  const answer = await visitor.post('/admin/placement-warnings', question)
  return answer.status() === 200 ? (answer.body().clash as object | null) : answer.status()
}

const everyone = async (client: ApiClient, centre: Centre) =>
  signedIn(client, await createAdministrator(centre))

test.group('Sessions a student would miss for others', () => {
  test('are counted and named where somebody is enrolled into a group', async ({
    client,
    assert,
  }) => {
    const { centre, own, wanted, student } = await twoGroups()
    const visitor = await everyone(client, centre)
    const question = { group_id: wanted, student_id: student, ...from }
    assert.containsSubset(await ask(visitor, question), {
      count: 2,
      total: 3,
      is_elsewhere: false,
      session: { group: { id: own } },
    })
    const later = await ask(visitor, { ...question, on: '2027-03-02' })
    assert.containsSubset(later, { count: 1, total: 2 })
    assert.isNull(await ask(visitor, { ...question, on: '2027-03-09' }))
    await setSeverities(centre, { students: 'off' })
    assert.isNull(await ask(visitor, question))
  })

  test('are told of who waits for a seat, but not of the group somebody moves out of', async ({
    client,
    assert,
  }) => {
    const { centre, wanted, student, enrolment } = await twoGroups()
    const visitor = await everyone(client, centre)
    const moves = { group_id: wanted, enrolment_id: enrolment, ...from }
    assert.isNull(await ask(visitor, moves))
    const third = await meeting(centre, [['2027-03-02', '11:00']])
    await enrolled(centre, third, { student: { id: student } })
    assert.containsSubset(await ask(visitor, moves), {
      count: 1,
      total: 3,
      session: { group: { id: third } },
    })
    await enrolled(centre, wanted)
    const waiting = await enrolled(centre, wanted, { student: { id: student } })
    const seat = { enrolment_id: waiting.id, ...from }
    assert.containsSubset(await ask(visitor, seat), { count: 3, total: 3 })
  })

  test('are told to whoever enrols, and named to whoever may see sessions', async ({
    client,
    assert,
  }) => {
    const { centre, wanted, student } = await twoGroups()
    const question = { group_id: wanted, student_id: student, ...from }
    const who = async (...missing: string[]) => {
      const held = permissionsOf.admin.filter((permission) => !missing.includes(permission))
      const visitor = await signedIn(client, await createAdministratorWho(centre, held))
      return ask(visitor, question)
    }
    const placing = ['admin.enrolments.create', 'admin.enrolments.update', 'admin.groups.delete']
    assert.equal(await who(...placing), 403)
    assert.containsSubset(await who('admin.sessions.index'), {
      count: 2,
      is_elsewhere: false,
      session: null,
    })
    const other = await twoGroups()
    const visitor = await everyone(client, other.centre)
    assert.isNull(await ask(visitor, { ...question, group_id: other.wanted }))
    assert.equal(await ask(visitor, question), 404)
  })

  test('of another branch are counted for its outsiders, and not named', async ({
    client,
    assert,
  }) => {
    const { centre, own, wanted, student } = await twoGroups(secondBranch)
    const question = { group_id: wanted, student_id: student, ...from }
    const { branch_id: main } = (await groupRow(centre, wanted)) as { branch_id: string }
    const account = await createAdministratorWho(centre, [...permissionsOf.admin], {
      branches: [main],
    })
    const clash = await ask(await signedIn(client, account), question)
    assert.containsSubset(clash, { count: 2, total: 3, is_elsewhere: true, session: null })
    assert.notInclude(JSON.stringify(clash), own)
  })
})
