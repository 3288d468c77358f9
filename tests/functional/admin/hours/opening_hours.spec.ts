import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { openingOf } from '#domain/scheduling/class_sessions/planning/closed_days'
import { readTenant } from '#domain/shared/data/database'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { auditOf } from '#tests/helpers/people/students'
import { createGroup } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/settings/hours'
const sunday = { weekday: 7, starts: '09:00', ends: '13:00' }

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const props = async () => (await visitor.visit(path)).body().props
  return { centre, visitor, props }
}

test.group('Opening hours', () => {
  test('are several windows a day, saved whole and told in the trail; touching ones become one', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    assert.deepInclude((await props()).weeks[0], { version: 0, windows: [], branch_id: null })
    const windows = [
      { weekday: 7, starts: '18:00', ends: '24:00' },
      { weekday: 7, starts: '16:00', ends: '١٨:٠٠' },
      sunday,
      { weekday: 1, starts: '09:00', ends: '21:00' },
    ]
    await visitor.put(path, { version: 0, windows })
    const [opening] = (await props()).weeks
    assert.deepInclude(opening, {
      version: 1,
      windows: [
        { weekday: 1, starts: '09:00', ends: '21:00' },
        sunday,
        { weekday: 7, starts: '16:00', ends: '24:00' },
      ],
    })
    const told = (await auditOf(centre, centre.id)).at(-1)
    assert.equal(told.action, 'timings.set_opening_hours')
    assert.deepEqual(told.after.opening_hours, ['1 09:00-21:00', '7 09:00-13:00', '7 16:00-24:00'])
    await visitor.put(path, { version: 1, windows: opening.windows })
    assert.equal((await props()).weeks[0].version, 1)
    await visitor.put(path, { version: 1 })
    assert.deepInclude((await props()).weeks[0], { version: 2, windows: [] })
  })

  test('of two people who save at once one is told; there is one week for the centre', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    const other = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const monday = { weekday: 1, starts: '10:00', ends: '12:00' }
    await Promise.all([
      visitor.put(path, { version: 0, windows: [sunday] }),
      other.put(path, { version: 0, windows: [monday] }),
    ])
    assert.lengthOf(await rowsOf(centre, 'opening_weeks'), 1)
    assert.lengthOf(await rowsOf(centre, 'opening_hours'), 1)
    await visitor.put(path, { version: 0, windows: [] })
    const page = await props()
    assert.isNotEmpty(page.errors.version)
    assert.lengthOf(page.weeks[0].windows, 1)
  })

  test('refuse {starts} to {ends} on day {weekday}')
    .with([
      { weekday: 1, starts: '10:00', ends: '10:00' },
      { weekday: 1, starts: '10:00', ends: '٠٩:٠٠' },
      { weekday: 1, starts: '24:00', ends: '24:00' },
      { weekday: 0, starts: '09:00', ends: '10:00' },
      { weekday: 1, starts: '9', ends: '25:00' },
    ])
    .run(async ({ client, assert }, window) => {
      const { centre, visitor, props } = await atTheDesk(client)
      await visitor.put(path, { version: 0, windows: [sunday, window] })
      const wrong = Object.keys((await props()).errors)
      assert.isNotEmpty(wrong)
      assert.isTrue(wrong.every((name) => name.startsWith('windows.1.')))
      assert.isEmpty(await rowsOf(centre, 'opening_hours'))
    })

  test('are a centre’s own, read with the settings and changed by whoever may change them', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    await visitor.put(path, { version: 0, windows: [sunday] })
    const elsewhere = await atTheDesk(client)
    assert.deepEqual((await elsewhere.props()).weeks[0].windows, [])
    const onlooker = await createAdministratorWho(centre, ['admin.settings.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    const { props } = (await looking.visit(path)).body()
    assert.isFalse(props.may_update)
    assert.lengthOf(props.weeks[0].windows, 1)
    ;(await looking.put(path, { version: 1, windows: [] })).assertStatus(403)
  })
})

test.group('Opening hours of a branch', () => {
  const branchPath = (id: string) => `/admin/settings/branch-hours/${id}`
  const monday = { weekday: 1, starts: '10:00', ends: '12:00' }

  test('are the centre’s until it has its own, and again when these are dropped', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    await visitor.put(path, { version: 0, windows: [sunday] })
    assert.lengthOf((await props()).weeks, 1)
    const north = await secondBranch(centre)
    const week = async () =>
      (await props()).weeks.find(({ branch_id: of }: { branch_id: string }) => of === north)
    assert.deepInclude(await week(), { is_own: false, version: 0, windows: [sunday] })
    await visitor.put(branchPath(north), { version: 0, windows: [] })
    assert.deepInclude(await week(), { is_own: true, version: 1, windows: [] })
    await visitor.put(branchPath(north), { version: 1, windows: [monday] })
    const [told] = (await auditOf(centre, north)).slice(-1)
    assert.equal(told.action, 'timings.set_branch_hours')
    const opening = await readTenant(centre.id, () => openingOf([north]))
    const [main] = await rowsOf(centre, 'branches', { is_main: true })
    assert.deepEqual([opening(north), opening(main.id)], [[monday], [sunday]])
    const group = await createGroup(centre, { branchId: north })
    const shown = await visitor.visit(`/admin/groups/${group}?tab=pattern`)
    assert.deepEqual(shown.body().props.pattern.opening, [monday])

    await visitor.put(branchPath(north), { version: 1, windows: [sunday] })
    assert.deepInclude(await week(), { version: 2, windows: [monday] })
    await visitor.delete(branchPath(north))
    assert.deepInclude(await week(), { is_own: false, windows: [sunday] })
    await visitor.put(branchPath(north), { version: 2, windows: [monday] })
    assert.lengthOf(await rowsOf(centre, 'opening_weeks'), 1)
  })

  test('are changed by whoever works there, and nobody else’s', async ({ client, assert }) => {
    const { centre, visitor } = await atTheDesk(client)
    const north = await secondBranch(centre)
    const [{ id: main }] = await rowsOf(centre, 'branches', { is_main: true })
    await visitor.put(path, { version: 0, windows: [sunday] })
    const held = ['admin.settings.index', 'admin.settings.update'] as const
    const limited = await createAdministratorWho(centre, [...held], { branches: [north] })
    const theirs = await (await signedIn(client, limited)).prepare()
    const { weeks, branches } = (await theirs.visit(path)).body().props
    assert.isEmpty(branches)
    assert.lengthOf(weeks, 1)
    assert.deepInclude(weeks[0], { branch_id: north, is_own: false, may_change: true })
    ;(await theirs.put(path, { version: 1, windows: [] })).assertStatus(403)
    for (const elsewhere of [main, centre.id])
      for (const answer of [
        await theirs.put(branchPath(elsewhere), { version: 0, windows: [] }),
        await theirs.delete(branchPath(elsewhere)),
      ])
        answer.assertStatus(404)
    await theirs.put(branchPath(north), { version: 0, windows: [monday] })
    assert.lengthOf(await rowsOf(centre, 'opening_weeks', { branch_id: north }), 1)
    assert.lengthOf(await rowsOf(centre, 'opening_weeks'), 2)
    const stranger = await atTheDesk(client)
    ;(await stranger.visitor.put(branchPath(north), { version: 1 })).assertStatus(404)
    const onlooker = await createAdministratorWho(centre, ['admin.settings.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.put(branchPath(north), { version: 1 })).assertStatus(403)
    ;(await looking.delete(branchPath(north))).assertStatus(403)
  })
})
