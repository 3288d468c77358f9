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

async function ask(visitor: Visitor, group: string, query: Record<string, string>) {
  const path = `/admin/groups/${group}`
  const { version } = (await visitor.visit(path)).body()
  const response = await visitor
    .get(`${path}?${new URLSearchParams(query)}`)
    .header('X-Inertia', 'true')
    .header('X-Inertia-Version', version)
    .header('X-Inertia-Partial-Component', 'admin/groups/show')
    .header('X-Inertia-Partial-Data', 'warnings')
  return response.body().props.warnings as object[]
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
    const asked = { group: wanted, student, ...from }
    const [told, ...more] = await ask(visitor, wanted, asked)
    assert.isEmpty(more)
    assert.containsSubset(told, {
      ...{ type: 'clash', count: 2, total: 3, is_elsewhere: false },
      session: { group: { id: own } },
    })
    const later = await ask(visitor, wanted, { ...asked, on: '2027-03-02' })
    assert.containsSubset(later, [{ count: 1, total: 2 }])
    assert.isEmpty(await ask(visitor, wanted, { ...asked, on: '2027-03-09' }))
    await setSeverities(centre, { students: 'off' })
    assert.isEmpty(await ask(visitor, wanted, asked))
  })

  test('are told of who waits for a seat, but not of the group somebody moves out of', async ({
    client,
    assert,
  }) => {
    const { centre, own, wanted, student, enrolment } = await twoGroups()
    const visitor = await everyone(client, centre)
    const moves = { group: wanted, enrolment, ...from }
    assert.isEmpty(await ask(visitor, own, moves))
    const third = await meeting(centre, [['2027-03-02', '11:00']])
    await enrolled(centre, third, { student: { id: student } })
    assert.containsSubset(await ask(visitor, own, moves), [
      { count: 1, total: 3, session: { group: { id: third } } },
    ])
    await enrolled(centre, wanted)
    const waiting = await enrolled(centre, wanted, { student: { id: student } })
    const seat = { enrolment: waiting.id, ...from }
    assert.containsSubset(await ask(visitor, wanted, seat), [{ count: 3, total: 3 }])
  })

  test('are told to whoever enrols, and named to whoever may see sessions', async ({
    client,
    assert,
  }) => {
    const { centre, wanted, student } = await twoGroups()
    const asked = { group: wanted, student, ...from }
    const who = async (...missing: string[]) => {
      const held = permissionsOf.admin.filter((permission) => !missing.includes(permission))
      const visitor = await signedIn(client, await createAdministratorWho(centre, held))
      return ask(visitor, wanted, asked)
    }
    assert.isEmpty(await who('admin.enrolments.create', 'admin.enrolments.update'))
    const [told] = await who('admin.sessions.index')
    assert.containsSubset(told, { count: 2, is_elsewhere: false, session: null })
    const other = await twoGroups()
    const visitor = await everyone(client, other.centre)
    assert.isEmpty(await ask(visitor, other.wanted, { ...asked, group: other.wanted }))
    assert.isEmpty(await ask(visitor, other.wanted, asked))
  })

  test('of another branch are counted for its outsiders, and not named', async ({
    client,
    assert,
  }) => {
    const { centre, own, wanted, student } = await twoGroups(secondBranch)
    const asked = { group: wanted, student, ...from }
    const { branch_id: main } = (await groupRow(centre, wanted)) as { branch_id: string }
    const account = await createAdministratorWho(centre, [...permissionsOf.admin], {
      branches: [main],
    })
    const [told] = await ask(await signedIn(client, account), wanted, asked)
    assert.containsSubset(told, { count: 2, total: 3, is_elsewhere: true, session: null })
    assert.notInclude(JSON.stringify(told), own)
  })
})
