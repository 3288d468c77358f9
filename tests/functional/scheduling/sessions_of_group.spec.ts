import { test } from '@japa/runner'
import { WriteNotes } from '#domain/scheduling/class_sessions/actions/write_notes'
import {
  sessionsAhead,
  sessionsStillOff,
} from '#domain/scheduling/class_sessions/sessions_of_group'
import { readTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { ChangeGroupStatus } from '#domain/teaching/groups/actions/change_group_status'
import { UndoGroupStatus } from '#domain/teaching/groups/actions/undo_group_status'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { archive, createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import { cancel, edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { once, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { actIn, createGroup } from '#tests/helpers/teaching/groups'

const four = weekly({ kind: 'count', count: 4 })

/** Between the first Monday and the second. */
const moment = '2026-09-09T00:00Z'

async function close(centre: Centre, id: string, to: GroupStatus) {
  const step = { ...actIn(centre), id, to, reason: 'Too few students', fate: null }
  const made = await new ChangeGroupStatus().execute(step)
  if (!made.ok) throw new Error(made.error.type)
  return made.value.undo!
}

const statusesIn = async (centre: Centre) => (await sessionsIn(centre)).map(({ status }) => status)

test.group('A group that is over', (group) => {
  group.each.setup(() => freezeClock(moment))

  for (const to of ['completed', 'cancelled'] as const) {
    test(`as ${to} has its sessions to come called off for the same reason`, async ({ assert }) => {
      const centre = await createCentre()
      const groupId = await createGroup(centre, { status: 'running' })
      await scheduled(centre, { groupId }, four)
      await scheduled(centre, { groupId: await createGroup(centre) }, once('2026-09-22', '09:00'))
      const before = await sessionsIn(centre)
      await edit(centre, before[1], { title: 'Visit' })
      assert.equal(await readTenant(centre.id, () => sessionsAhead(groupId)), 3)
      await close(centre, groupId, to)
      const after = await sessionsIn(centre)
      assert.deepEqual(after[0], before[0])
      for (const row of after.slice(1)) {
        if (row.group_id !== groupId) assert.equal(row.status, 'scheduled')
        else
          assert.containsSubset(row, {
            status: 'cancelled',
            cancelled_by: 'centre',
            cancel_reason: 'Too few students',
          })
      }
      assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.cancel' }), 3)
      assert.equal(await readTenant(centre.id, () => sessionsAhead(groupId)), 0)
    })
  }

  test('by mistake has them again, where the hour is still free', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const groupId = await createGroup(centre, { status: 'running' })
    await scheduled(centre, { groupId, instructorId }, four)
    await cancel(centre, [(await sessionsIn(centre))[3]])
    const { actId, version } = await close(centre, groupId, 'cancelled')
    const [{ id, version: noted }] = await sessionsIn(centre)
    const notes = { topic: null, notes: 'Page 12' }
    await new WriteNotes().execute({ ...actIn(centre), id, version: noted, notes })
    await scheduled(centre, { instructorId }, once('2026-09-14', '17:00'), { seriesId: null })
    const undo = { ...actIn(centre), id: groupId, undoneId: actId, version }
    assert.isTrue((await new UndoGroupStatus().execute(undo)).ok)
    const own = (await sessionsIn(centre)).filter(({ group_id }) => group_id === groupId)
    assert.deepEqual(
      own.map(({ status }) => status),
      ['scheduled', 'cancelled', 'scheduled', 'cancelled']
    )
  })

  test('by mistake leaves off what an archived instructor or room was in', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    const roomId = await createRoom(centre)
    const groupId = await createGroup(centre, { status: 'running' })
    await scheduled(centre, { groupId }, four)
    const rows = await sessionsIn(centre)
    await edit(centre, rows[1], { instructorId })
    await edit(centre, rows[2], { roomId })
    const { actId, version } = await close(centre, groupId, 'cancelled')
    await archive(centre, 'instructors', instructorId)
    await archive(centre, 'rooms', roomId)
    const undo = { ...actIn(centre), id: groupId, undoneId: actId, version }
    assert.isTrue((await new UndoGroupStatus().execute(undo)).ok)
    assert.deepEqual(await statusesIn(centre), ['scheduled', 'cancelled', 'cancelled', 'scheduled'])
    assert.equal(await readTenant(centre.id, () => sessionsStillOff(groupId)), 2)
  })

  test('for a while only keeps them', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { status: 'running' })
    await scheduled(centre, { groupId }, four)
    await close(centre, groupId, 'suspended')
    assert.notInclude(await statusesIn(centre), 'cancelled')
  })
})
