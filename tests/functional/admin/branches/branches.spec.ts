import { test } from '@japa/runner'
import { db, platform, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createCourse, createGroup, groupRow } from '#tests/helpers/teaching/groups'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/branches'

const branchesOf = async ({ id }: Centre) => {
  const centre = platform().selectFrom('platform.tenants').where('id', '=', id)
  return (await centre.select('branches').executeTakeFirstOrThrow()).branches
}

test.group('Branches', () => {
  test('a second one is added and changed, told in the trail and counted', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const zone = { time_zone: 'Asia/Dubai' }
    const form = { name_en: 'North', name_ar: 'الشمال', phone: '0112345678', ...zone }
    await visitor.post(path, form)
    const [branch] = await rowsOf(centre, 'branches', { is_main: false })
    assert.containsSubset(branch, {
      code: 'BR-001',
      name_ar: 'الشمال',
      phone: '+966112345678',
      position: 2,
      ...zone,
    })
    assert.equal((await auditOf(centre, branch.id))[0].action, 'branches.create')
    assert.equal(await branchesOf(centre), 2)

    await visitor.put(`${path}/${branch.id}`, { name_en: 'Uptown', version: 1 })
    await visitor.put(`${path}/${branch.id}`, { name_en: 'Too late', version: 1 })
    assert.property((await props(visitor, path)).errors, 'version')
    await visitor.post(path, { name_en: 'Third', code: 'br-001' })
    assert.property((await props(visitor, path)).errors, 'code')
    await visitor.post(path, { name_en: 'Third', phone: '12' })
    assert.property((await props(visitor, path)).errors, 'phone')
    await visitor.post(path, { name_en: 'Third', time_zone: 'Mars/Olympus' })
    assert.property((await props(visitor, path)).errors, 'time_zone')
    assert.sameMembers(
      (await rowsOf(centre, 'branches')).map(({ name_en: name }) => name),
      ['Main branch', 'Uptown']
    )
  })

  test('is archived only when nothing live is in it, and never the main one', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const [main] = await rowsOf(centre, 'branches')
    const id = await secondBranch(centre)
    const group = await createGroup(centre, { branchId: id })
    const room = crypto.randomUUID()
    const columns = { code: 'R1', name_en: 'Room', capacity: 5, branch_id: id }
    await insert(centre, 'rooms', { id: room, ...columns })
    const archived = async (branch: string) => {
      await visitor.post(`${path}/${branch}/archive`)
      const { flash } = (await visitor.visit(path)).body()
      const [row] = await rowsOf(centre, 'branches', { id: branch })
      return { isArchived: row.archived_at !== null, error: flash?.error as string | undefined }
    }
    assert.isFalse((await archived(main.id)).isArchived)
    const refused = await archived(id)
    assert.isFalse(refused.isArchived)
    assert.match(refused.error ?? '', /Groups: 1, rooms: 1/)

    await withTenant(centre.id, async () => {
      await db()
        .updateTable('groups')
        .set({ archived_at: new Date() })
        .where('id', '=', group)
        .execute()
      await db()
        .updateTable('rooms')
        .set({ archived_at: new Date() })
        .where('id', '=', room)
        .execute()
    })
    const ahead = await writeSession(centre, '2088-03-01T14:00Z', '2088-03-01T15:00Z', {
      ...{ branch_id: id, title: 'Open day' },
    })
    assert.match((await archived(id)).error ?? '', /upcoming class sessions: 1/)
    await visitor.post('/admin/session-cancellations', {
      ...{ sessions: [{ id: ahead, version: 1 }], cancelled_by: 'centre' },
    })
    assert.isTrue((await archived(id)).isArchived)
    assert.equal(await branchesOf(centre), 1)
    await visitor.delete(`${path}/${id}/archive`)
    assert.equal(await branchesOf(centre), 2)
  })

  test('with one branch no page hears of it; with two, lists and forms name and ask them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const here = await createGroup(centre, { code: 'HERE' })
    for (const page of ['groups', 'groups/create', `groups/${here}`, 'rooms', 'rooms/create'])
      assert.isEmpty((await props(visitor, `/admin/${page}`)).branches, page)
    assert.notInclude((await props(visitor, '/admin/audit')).areas, 'branches')

    for (const one of ['group', 'room'])
      assert.notMatch((await visitor.get(`/admin/${one}-exports?format=csv`)).text(), /Branch/)

    const id = await secondBranch(centre)
    await createGroup(centre, { code: 'THERE', branchId: id })
    for (const page of ['groups', 'groups/create', `groups/${here}`, 'rooms', 'rooms/create'])
      assert.lengthOf((await props(visitor, `/admin/${page}`)).branches, 2, page)
    assert.include((await props(visitor, '/admin/audit')).areas, 'branches')
    const file = async (one: string) =>
      (await visitor.get(`/admin/${one}-exports?format=csv`)).text()
    assert.match(await file('group'), /THERE,.*,North,/)
    assert.match(await file('room'), /,Branch,/)
    const { groups } = await props(visitor, `/admin/groups?branch=${id}`)
    assert.deepEqual(
      groups.rows.map(({ code }: { code: string }) => code),
      ['THERE']
    )
  })

  test('a group and a room are put into a branch, stay in it, and take no unknown one', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const other = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await secondBranch(centre)
    const stranger = await secondBranch(other)
    const room = { name_en: 'Room', capacity: 5 }
    await visitor.post('/admin/rooms', { ...room, branch_id: id })
    const [made] = await rowsOf(centre, 'rooms')
    assert.equal(made.branch_id, id)
    await visitor.put(`/admin/rooms/${made.id}`, { ...room, capacity: 9, version: 1 })
    assert.containsSubset(await rowsOf(centre, 'rooms'), [{ branch_id: id, capacity: 9 }])
    await visitor.post('/admin/rooms', { ...room, branch_id: stranger })
    assert.property((await props(visitor, '/admin/rooms/create')).errors, 'branch_id')

    const group = {
      course_id: await createCourse(centre),
      work_type: 'in_person',
      starts_on: '2026-09-01',
      capacity: 5,
    }
    await visitor.post('/admin/groups', { ...group, branch_id: stranger })
    assert.property((await props(visitor, '/admin/groups/create')).errors, 'branch_id')
    await visitor.post('/admin/groups', { ...group, branch_id: id })
    const [{ id: groupId, branch_id: where }] = await rowsOf(centre, 'groups')
    assert.equal(where, id)
    await visitor.put(`/admin/groups/${groupId}`, { ...group, version: 1 })
    assert.equal((await groupRow(centre, groupId)).branch_id, id)
    assert.lengthOf(await rowsOf(centre, 'rooms'), 1)
  })

  test('H3 whoever may only see the settings changes none; another centre has none of them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const id = await secondBranch(centre)
    const may = await createAdministratorWho(centre, ['admin.settings.index'])
    const reader = await signedIn(client, may)
    assert.equal((await reader.get(path)).status(), 200)
    assert.equal((await reader.post(path, { name_en: 'Third' })).status(), 403)
    assert.equal((await reader.post(`${path}/${id}/archive`)).status(), 403)
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    const change = { name_en: 'Theirs', version: 1 }
    assert.equal((await stranger.put(`${path}/${id}`, change)).status(), 404)
    assert.equal((await stranger.post(`${path}/${id}/archive`)).status(), 404)
    assert.equal((await stranger.delete(`${path}/${id}/archive`)).status(), 404)
  })
})
