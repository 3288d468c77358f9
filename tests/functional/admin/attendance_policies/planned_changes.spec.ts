import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, chargeOf, markableSession, marked } from '#tests/helpers/attendance/attendance'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { props, signedIn, type Visitor } from '#tests/helpers/visitor'

const ofCentre = '/admin/settings/attendance'
const ofGroup = (group: string) => `/admin/groups/${group}/attendance-policy`
const absent = { status: 'absent' } as const
const [today, tomorrow] = ['2026-11-25', '2026-11-26']

async function office(client: ApiClient) {
  const centre = await createCentre()
  const first = await markableSession(centre, 1)
  const columns = { type: 'regular', group_id: first.group }
  const second = await writeSession(centre, `${tomorrow}T13:00Z`, `${tomorrow}T14:00Z`, columns)
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const [student] = first.students as [string]
  return {
    centre,
    visitor,
    group: first.group,
    student,
    sessions: [first.session, second] as const,
  }
}

async function save(visitor: Visitor, path: string, rules: object, from: string) {
  const { policy } = await props(visitor, path)
  await visitor.put(path, { ...policy, ...rules, effective_from: from })
}

const listed = async (visitor: Visitor, path: string) => {
  const { changes } = await props(visitor, path)
  return changes.map((one: { effective_from: string; state: string; terms: object }) => [
    one.effective_from,
    one.state,
    (one.terms as { no_show_charge: number | null }).no_show_charge,
  ])
}

test.group('Planned rules of attendance', (tests) => {
  tests.each.setup(() => freezeClock(`${today}T14:10Z`))

  test('are listed by day, and removed before their day, which is told in the trail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, visitor, student, sessions } = await office(client)
    await save(visitor, ofCentre, { no_show_charge: 100 }, today)
    await save(visitor, ofCentre, { no_show_charge: 30 }, tomorrow)
    assert.deepEqual((await listed(visitor, ofCentre)).slice(0, 2), [
      [tomorrow, 'planned', 30],
      [today, 'in_force', 100],
    ])
    await visitor.delete(`${ofCentre}/changes/2`, { version: 1 })
    assert.lengthOf(await listed(visitor, ofCentre), 3)
    await visitor.delete(`${ofCentre}/changes/2`, { version: 2 })
    assert.deepEqual((await listed(visitor, ofCentre))[0], [today, 'in_force', 100])
    const trail = (await auditOf(centre, centre.id)).at(-1)
    assert.deepEqual(
      [trail.before, trail.after],
      [{ effective_from: tomorrow }, { effective_from: null }]
    )
    cleanup(freezeClock(`${tomorrow}T14:10Z`))
    await marked(centre, sessions[1], [aMark(student, absent)])
    assert.deepEqual(await chargeOf(centre, sessions[1], student), ['no_show', 100, false])
  })

  test('are not removed once they are in force, nor by whoever only reads settings', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    await save(visitor, ofCentre, { no_show_charge: 100 }, today)
    await visitor.delete(`${ofCentre}/changes/1`, { version: 1 })
    const { errors } = await props(visitor, ofCentre)
    assert.isString(errors.version)
    assert.deepEqual((await listed(visitor, ofCentre))[0], [today, 'in_force', 100])
    await save(visitor, ofCentre, { no_show_charge: 30 }, tomorrow)
    const reader = await createAdministratorWho(centre, ['admin.settings.index'])
    const other = await (await signedIn(client, reader)).prepare()
    const refused = await other.delete(`${ofCentre}/changes/2`, { version: 2 })
    refused.assertStatus(403)
    const stranger = (await office(client)).visitor
    await stranger.delete(`${ofCentre}/changes/2`, { version: 2 })
    assert.deepEqual((await listed(visitor, ofCentre))[0], [tomorrow, 'planned', 30])
  })

  test('of a group are in force from their day, before those of its centre, and after their removal the centre’s are', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, visitor, group, student, sessions } = await office(client)
    await save(visitor, ofCentre, { no_show_charge: 100 }, today)
    await save(visitor, ofGroup(group), { no_show_charge: 40 }, tomorrow)
    await marked(centre, sessions[0], [aMark(student, absent)])
    assert.deepEqual(await chargeOf(centre, sessions[0], student), ['no_show', 100, false])
    await visitor.delete(`${ofGroup(group)}/changes/1`, { version: 1 })
    assert.deepEqual(await listed(visitor, ofGroup(group)), [[null, 'in_force', null]])
    await save(visitor, ofGroup(group), { no_show_charge: 60 }, tomorrow)
    cleanup(freezeClock(`${tomorrow}T14:10Z`))
    await marked(centre, sessions[1], [aMark(student, absent)])
    assert.deepEqual(await chargeOf(centre, sessions[1], student), ['no_show', 60, false])
    await marked(centre, sessions[0], [aMark(student, { seen: 1 })])
    await marked(centre, sessions[0], [aMark(student, { ...absent, seen: 2 })])
    assert.deepEqual(await chargeOf(centre, sessions[0], student), ['no_show', 100, false])
    const stranger = (await office(client)).visitor
    const refused = await stranger.delete(`${ofGroup(group)}/changes/2`, { version: 3 })
    refused.assertStatus(404)
  })
})
