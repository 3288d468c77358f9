import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const archives = '/admin/room-archives'
const hour = ['2090-03-01T10:00Z', '2090-03-01T11:00Z'] as const

const page = async (visitor: Visitor, path: string) => (await visitor.visit(path)).body()

async function desk(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

const roomOf = async (centre: Centre, id: string) => (await rowsOf(centre, 'rooms', { id }))[0]

const archiveIn = (centre: Centre, table: 'branches' | 'rooms' | 'groups', id: string) =>
  withTenant(centre.id, () =>
    db().updateTable(table).set({ archived_at: new Date() }).where('id', '=', id).execute()
  )

test.group('Rooms that are in use', () => {
  test('archived once it is said what becomes of sessions to come: they stay', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await desk(client)
    const [booked, free] = [await createRoom(centre), await createRoom(centre)]
    const session = await writeSession(centre, ...hour, { room_id: booked })
    await writeSession(centre, '2020-03-01T10:00Z', '2020-03-01T11:00Z', { room_id: free })
    await visitor.post(archives, { ids: [free] })
    assert.isNotNull((await roomOf(centre, free)).archived_at)
    await visitor.post(archives, { ids: [booked] })
    assert.isNull((await roomOf(centre, booked)).archived_at)
    const { flash } = await page(visitor, `/admin/rooms/${booked}`)
    assert.deepEqual(flash.booked_rooms, { sessions: 1, url: archives, again: { ids: [booked] } })
    await visitor.post(archives, { ids: [booked], booked: 'thrown_out' })
    assert.isNull((await roomOf(centre, booked)).archived_at)
    await visitor.post(archives, { ids: [booked], booked: 'kept' })
    assert.isNotNull((await roomOf(centre, booked)).archived_at)
    assert.equal((await rowsOf(centre, 'class_sessions', { id: session }))[0].room_id, booked)
  })

  test('or have no room any more, told in their history; who may not archive frees none', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await desk(client)
    const room = await createRoom(centre)
    const session = await writeSession(centre, ...hour, { room_id: room })
    const answer = { ids: [room], booked: 'released' }
    const may = await createAdministratorWho(centre, ['admin.rooms.update'])
    assert.equal((await (await signedIn(client, may)).post(archives, answer)).status(), 403)
    const elsewhere = await desk(client)
    assert.equal((await elsewhere.visitor.post(archives, answer)).status(), 404)
    await visitor.post(archives, answer)
    assert.isNotNull((await roomOf(centre, room)).archived_at)
    assert.isNull((await rowsOf(centre, 'class_sessions', { id: session }))[0].room_id)
    const told = await rowsOf(centre, 'audit_events', { subject_id: session })
    assert.deepEqual(
      told.map(({ action, before, after }) => [action, before, after]),
      [['sessions.update', { room_id: room }, { room_id: null }]]
    )
  })

  test('rooms and groups are not restored into a branch that is archived', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await desk(client)
    const branch = await secondBranch(centre)
    const room = await createRoom(centre, { branch_id: branch })
    const group = await createGroup(centre, { branchId: branch })
    await archiveIn(centre, 'rooms', room)
    await archiveIn(centre, 'groups', group)
    await archiveIn(centre, 'branches', branch)
    for (const [table, id] of [
      ['rooms', room],
      ['groups', group],
    ] as const) {
      const path = `/admin/${table}`
      await visitor.delete(`/admin/${table.slice(0, -1)}-archives`, { ids: [id] })
      assert.isNotNull((await rowsOf(centre, table, { id }))[0]!.archived_at)
      assert.match((await page(visitor, path)).flash.refused.rows[0].reason, /branch is archived/)
    }
    await withTenant(centre.id, () =>
      db().updateTable('branches').set({ archived_at: null }).where('id', '=', branch).execute()
    )
    await visitor.delete(archives, { ids: [room] })
    assert.isNull((await roomOf(centre, room)).archived_at)
  })

  test('a session is not restored into a room that is archived', async ({ client, assert }) => {
    const { centre, visitor } = await desk(client)
    const room = await createRoom(centre)
    const off = { status: 'cancelled', cancelled_by: 'centre', room_id: room }
    const session = await writeSession(centre, ...hour, off)
    const asked = { sessions: [{ id: session, version: 1 }] }
    await archiveIn(centre, 'rooms', room)
    const preview = await visitor.post('/admin/session-restoration-previews', asked)
    assert.match(preview.body().errors.sessions, /room .* is archived/)
    await visitor.post('/admin/session-restorations', asked)
    const [row] = await rowsOf(centre, 'class_sessions', { id: session })
    assert.equal(row.status, 'cancelled')
  })

  test('a room stays in its branch while it is booked, or while groups usually meet there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await desk(client)
    const branch = await secondBranch(centre)
    const move = async (id: string) => {
      const form = { name_en: 'Lab', capacity: 20, branch_id: branch, version: 1 }
      await visitor.put(`/admin/rooms/${id}`, form)
      const { errors } = (await page(visitor, `/admin/rooms/${id}/edit`)).props
      return { errors, isMoved: (await roomOf(centre, id)).branch_id === branch }
    }
    const [booked, usual, free] = [
      await createRoom(centre),
      await createRoom(centre),
      await createRoom(centre),
    ]
    await writeSession(centre, ...hour, { room_id: booked })
    await insert(centre, 'group_patterns', { group_id: await createGroup(centre), room_id: usual })
    for (const id of [booked, usual]) {
      const { errors, isMoved } = await move(id)
      assert.isFalse(isMoved)
      assert.property(errors, 'branch_id')
    }
    assert.isTrue((await move(free)).isMoved)
  })
})
