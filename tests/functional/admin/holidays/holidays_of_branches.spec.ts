import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { sessionsIn } from '#tests/helpers/scheduling/editing'
import { createGroup } from '#tests/helpers/teaching/groups'
import { props, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/holidays'
const span = { starts_on: '2090-03-01', ends_on: '2090-03-02' }
const form = { name_en: 'Staff day', ...span }

async function twoBranches(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  const north = await secondBranch(centre)
  const [main] = await rowsOf(centre, 'branches', { is_main: true })
  return { centre, visitor, north, main: main.id as string }
}

test.group('Holidays of one branch', () => {
  test('are made, listed and counted for that branch alone', async ({ client, assert }) => {
    const { centre, visitor, north, main } = await twoBranches(client)
    await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', { branch_id: main })
    await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', { branch_id: north })
    const answer = await visitor.post(path, { ...form, branch_id: north })
    const { holiday } = await props(visitor, answer.header('location')!)
    assert.deepEqual([holiday.branch_id, holiday.sessions_ahead], [north, 1])
    await visitor.post(path, { ...form, name_en: 'Feast' })
    const names = async (query: string) =>
      (await props(visitor, `${path}?${query}`)).holidays.rows.map(
        ({ name_en }: { name_en: string }) => name_en
      )
    assert.deepEqual(await names(`branch=${north}`), ['Staff day'])
    const file = await visitor.get('/admin/holiday-exports?format=csv&sort=name')
    assert.match(file.text(), /Staff day,,North,/)
    const [row] = await rowsOf(centre, 'holidays', { name_en: 'Staff day' })
    await visitor.put(`${path}/${row.id}`, { ...form, version: 1 })
    assert.isNull((await rowsOf(centre, 'holidays', { id: row.id }))[0].branch_id)
    for (const wrong of [uuid(), (await twoBranches(client)).north]) {
      await visitor.post(path, { ...form, name_en: 'Wrong', branch_id: wrong })
      assert.isEmpty(await rowsOf(centre, 'holidays', { name_en: 'Wrong' }))
    }
  })

  test('skip sessions that are planned in that branch, and no others', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-09-09T00:00Z'))
    const { centre, visitor, north } = await twoBranches(client)
    await visitor.post(path, {
      ...{ name_en: 'Inventory', starts_on: '2026-09-14', ends_on: '2026-09-14' },
      branch_id: north,
    })
    const here = await createGroup(centre)
    const there = await createGroup(centre, { branchId: north })
    const fourWeeks = weekly({ kind: 'count', count: 4 })
    await scheduled(centre, { groupId: here }, fourWeeks)
    await scheduled(centre, { groupId: there }, fourWeeks)
    const rows = await sessionsIn(centre)
    const heldBy = (group: string) => rows.filter(({ group_id: id }) => id === group).length
    assert.equal(heldBy(here) - heldBy(there), 1)
  })

  test('a limited administrator makes them for their branches, and reads those of the whole centre', async ({
    client,
    assert,
  }) => {
    const { centre, north, main } = await twoBranches(client)
    const may = await createAdministratorWho(
      centre,
      [
        'admin.holidays.index',
        'admin.holidays.create',
        'admin.holidays.update',
        'admin.holidays.delete',
      ],
      { branches: [north] }
    )
    const visitor = await signedIn(client, may)
    const [whole, theirs] = [uuid(), uuid()]
    await insert(centre, 'holidays', { id: whole, ...form })
    await insert(centre, 'holidays', { id: theirs, ...form, branch_id: main })
    const { holiday, can } = await props(visitor, `${path}/${whole}`)
    assert.deepEqual([holiday.id, can.update, can.delete], [whole, false, false])
    assert.equal((await visitor.get(`${path}/${whole}/edit`)).status(), 404)
    assert.equal((await visitor.get(`${path}/${theirs}`)).status(), 404)
    const changed = { ...form, name_en: 'Mine', version: 1 }
    assert.equal((await visitor.put(`${path}/${theirs}`, changed)).status(), 404)
    await visitor.put(`${path}/${whole}`, { ...changed, branch_id: north })
    assert.equal((await rowsOf(centre, 'holidays', { id: whole }))[0].name_en, 'Staff day')
    assert.equal((await visitor.delete(`${path}/${whole}`)).status(), 404)
    await visitor.post('/admin/holiday-archives', { ids: [whole] })
    assert.isNull((await rowsOf(centre, 'holidays', { id: whole }))[0].archived_at)
    await visitor.post(path, { ...form, name_en: 'Ours', confirm_same_days: true })
    const [ours] = await rowsOf(centre, 'holidays', { name_en: 'Ours' })
    assert.equal(ours.branch_id, north)
    await visitor.post(path, {
      ...form,
      name_en: 'Not ours',
      branch_id: main,
      confirm_same_days: true,
    })
    const names = (await rowsOf(centre, 'holidays')).map(({ name_en }) => name_en)
    assert.sameMembers(names, ['Staff day', 'Staff day', 'Ours', 'Not ours'])
    const [forced] = await rowsOf(centre, 'holidays', { name_en: 'Not ours' })
    assert.equal(forced.branch_id, north)
  })

  test('who works in two of three branches names one of them', async ({ client, assert }) => {
    const { centre, north, main } = await twoBranches(client)
    const third = uuid()
    await insert(centre, 'branches', { id: third, code: 'SOUTH', name_en: 'South', position: 3 })
    const may = await createAdministratorWho(
      centre,
      ['admin.holidays.index', 'admin.holidays.create'],
      { branches: [north, main] }
    )
    const visitor = await signedIn(client, may)
    for (const named of [null, third]) {
      await visitor.post(path, { ...form, branch_id: named })
      const { errors } = await props(visitor, `${path}/create`)
      assert.property(errors, 'branch_id')
    }
    assert.isEmpty(await rowsOf(centre, 'holidays'))
    await visitor.post(path, { ...form, branch_id: main })
    assert.lengthOf(await rowsOf(centre, 'holidays', { branch_id: main }), 1)
  })

  test('public holidays are taken over for one branch, once and not beside the centre’s', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-01-05T09:00:00Z'))
    const { centre, visitor, north, main } = await twoBranches(client)
    const proposals = '/admin/holiday-proposals'
    type Proposal = Record<string, unknown> & { taken_id: string | null }
    const open = async (by: Visitor, query: string): Promise<Proposal[]> =>
      (await props(by, `${proposals}?${query}`)).proposals.filter(
        ({ taken_id: taken }: Proposal) => taken === null
      )
    const confirmed = (all: Proposal[]) => ({
      holidays: all.map(({ preset, preset_year, starts_on, ends_on }) => {
        return { preset, preset_year, starts_on, ends_on, confirmed: true }
      }),
    })
    const all = await open(visitor, '')
    await visitor.post(proposals, confirmed(all.slice(0, 1)))
    assert.lengthOf(await open(visitor, `branch=${north}`), all.length - 1)
    const may = await createAdministratorWho(
      centre,
      ['admin.holidays.index', 'admin.holidays.create'],
      { branches: [north] }
    )
    const theirs = await signedIn(client, may)
    const asked = `${proposals}?branch=${main}`
    await theirs.post(asked, confirmed(all))
    await theirs.post(asked, confirmed(all))
    const rows = await rowsOf(centre, 'holidays')
    assert.lengthOf(rows, all.length)
    assert.lengthOf(
      rows.filter(({ branch_id: of }) => of === north),
      all.length - 1
    )
    assert.isEmpty(await open(theirs, ''))
    assert.lengthOf(await open(visitor, `branch=${main}`), all.length - 1)
  })
})
