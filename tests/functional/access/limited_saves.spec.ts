import { test } from '@japa/runner'
import { permissionsOf } from '#domain/access/roles/permissions'
import { SetPattern } from '#domain/scheduling/patterns/actions/set_pattern'
import type { WeekSlot } from '#domain/scheduling/patterns/rules/week_slots'
import { system } from '#domain/shared/audit/actor'
import { inBranches } from '#domain/shared/data/branch_limit'
import { db, withTenant } from '#domain/shared/data/database'
import type { GroupFields } from '#domain/teaching/groups/group_fields'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import {
  type Account,
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createRoom } from '#tests/helpers/scheduling/class_sessions'
import { actIn, createGroup, groupFields, groupRow } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const at = (starts: string): WeekSlot[] => [{ weekday: 7, starts, minutes: 60 }]

async function setPattern(centre: Centre, groupId: string, roomId: string | null, starts: string) {
  const [saved] = await rowsOf(centre, 'group_patterns', { group_id: groupId })
  const { version = 0 } = saved ?? {}
  const set = await new SetPattern().execute({
    tenantId: centre.id,
    actor: system,
    ...{ groupId, version, roomId, slots: at(starts) },
  })
  if (!set.ok) throw new Error(set.error.type)
}

async function update(centre: Centre, id: string, changed: Partial<GroupFields>) {
  const { version, course_id: courseId } = await groupRow(centre, id)
  const fields = groupFields(courseId, changed)
  const saved = await new UpdateGroup().execute({ ...actIn(centre), id, version, fields })
  if (!saved.ok) throw new Error(saved.error.type)
}

test.group('What somebody limited to a branch saves', () => {
  test('leaves the next group that they can’t see, and takes away one that they can', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const [there, here] = [
      await createGroup(centre),
      await createGroup(centre, { branchId: north }),
    ]
    const group = await createGroup(centre, { branchId: north, nextGroupId: there })
    const save = (next: string | null, notes: string) =>
      inBranches([north], () => update(centre, group, { nextGroupId: next, notes }))

    await save(null, 'Only the notes')
    assert.deepInclude(await groupRow(centre, group), {
      next_group_id: there,
      notes: 'Only the notes',
    })
    const [told] = await rowsOf(centre, 'audit_events', { action: 'groups.update' })
    assert.deepEqual(told.after, { notes: 'Only the notes' })

    await save(here, 'Another')
    assert.deepInclude(await groupRow(centre, group), { next_group_id: here })
    await save(null, 'None')
    assert.deepInclude(await groupRow(centre, group), { next_group_id: null })
    await update(centre, group, { nextGroupId: there })
    await update(centre, group, { nextGroupId: null })
    assert.deepInclude(await groupRow(centre, group), { next_group_id: null })
  })

  test('leaves the room of a pattern that they can’t see, and takes away one that they can', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const group = await createGroup(centre)
    const hidden = await createRoom(centre)
    await update(centre, group, { branchId: north })
    await setPattern(centre, group, null, '16:00')
    await withTenant(centre.id, () =>
      db().updateTable('group_patterns').set({ room_id: hidden }).execute()
    )
    const roomOf = async () =>
      (await rowsOf(centre, 'group_patterns', { group_id: group }))[0].room_id as string | null
    const there = await roomOf()
    const save = (room: string | null, starts: string) =>
      inBranches([north], () => setPattern(centre, group, room, starts))
    await save(null, '17:00')
    assert.isString(there)
    assert.equal(await roomOf(), there)
    assert.deepInclude((await rowsOf(centre, 'group_slots'))[0], { starts: '17:00:00' })
    const own = await createRoom(centre, { branch_id: north })
    await save(own, '18:00')
    assert.equal(await roomOf(), own)
    await save(null, '19:00')
    assert.isNull(await roomOf())
  })

  test('and what was saved before tells them no id of another branch', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const there = await createGroup(centre)
    const { branch_id: main } = await groupRow(centre, there)
    const group = await createGroup(centre)
    await update(centre, group, { branchId: north, nextGroupId: there, notes: 'Moved' })
    const told = async (account: Account, path: string) =>
      JSON.stringify((await (await signedIn(client, account)).visit(path)).body().props)
    const limited = await createAdministratorWho(centre, [...permissionsOf.admin], {
      branches: [north],
    })
    const whole = await createAdministrator(centre)
    for (const path of [`/admin/groups/${group}?tab=activity`, '/admin/audit']) {
      const [seen, all] = [await told(limited, path), await told(whole, path)]
      assert.include(seen, 'Moved')
      for (const id of [main, there]) {
        assert.notInclude(seen, id, path)
        assert.include(all, id, path)
      }
    }
  })
})
