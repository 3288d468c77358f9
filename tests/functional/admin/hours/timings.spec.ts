import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const page = '/admin/settings/hours'
const path = '/admin/settings/timings'

const form = {
  name_en: 'Ramadan',
  name_ar: 'رمضان',
  starts_on: '2027-02-08',
  ends_on: '٢٠٢٧-٠٣-٠٩',
  shift: 'later',
  shift_by: '٢٧٠',
  shorten_minutes: '15',
}

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const props = async () => (await visitor.visit(page)).body().props
  return { centre, visitor, props }
}

test.group('Timings', () => {
  test('are added with what they change, changed by version and deleted, and the trail tells it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    await visitor.post(path, form)
    const [timing] = (await props()).timings
    assert.include(timing, { ends_on: '2027-03-09', shift: 'later', shift_by: 270, version: 1 })
    assert.deepEqual(timing.example, {
      before: { starts: '16:00', minutes: 60 },
      after: { starts: '20:30', minutes: 45 },
    })
    const [told] = await auditOf(centre, timing.id)
    assert.equal(told.action, 'timings.create')
    assert.include(told.after, { shift_minutes: 270, shorten_minutes: 15 })

    const one = `${path}/${timing.id}`
    await visitor.put(one, { ...form, shift: 'earlier', shift_by: '30', version: 1 })
    const [saved] = await rowsOf(centre, 'timings')
    assert.include(saved, { shift_minutes: -30, shorten_minutes: 15, version: 2 })
    await visitor.put(one, { ...form, shift: 'none', version: 1 })
    assert.isNotEmpty((await props()).errors.version)
    await visitor.delete(one)
    assert.isEmpty(await rowsOf(centre, 'timings'))
    assert.equal((await auditOf(centre, timing.id)).at(-1).action, 'timings.delete')
  })

  test('never share a day, whoever is first; those that touch may stand side by side', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    await Promise.all([visitor.post(path, form), visitor.post(path, form)])
    assert.lengthOf(await rowsOf(centre, 'timings'), 1)
    await visitor.post(path, { ...form, starts_on: '2027-03-09', ends_on: '2027-04-01' })
    assert.property((await props()).errors, 'starts_on')
    await visitor.post(path, { ...form, starts_on: '2027-03-10', ends_on: '2027-04-01' })
    const [after, before] = (await props()).timings
    assert.equal(after.starts_on, '2027-03-10')
    await visitor.put(`${path}/${after.id}`, { ...form, version: 1 })
    assert.property((await props()).errors, 'starts_on')
    assert.equal(before.starts_on, '2027-02-08')
    await insert(await createCentre(), 'timings', {
      id: uuid(),
      name_en: 'Another centre',
      starts_on: '2027-02-08',
      ends_on: '2027-02-08',
      shift_minutes: 1,
    })
    assert.lengthOf((await props()).timings, 2)
  })

  test('tell how many sessions are scheduled in their days and keep their hours', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    const north = await secondBranch(centre)
    const [main] = await rowsOf(centre, 'branches', { is_main: true })
    const days = { starts_on: '2090-03-01', ends_on: '2090-03-02' }
    const held = (day: string, branch: string) =>
      writeSession(centre, `${day}T10:00Z`, `${day}T11:00Z`, { branch_id: branch })
    for (const day of ['2090-02-28', '2090-03-01', '2090-03-02']) await held(day, main.id)
    await held('2090-03-01', north)
    const told = async () => {
      const { timings, success } = await shown()
      return [timings[0]?.sessions_ahead, success]
    }
    const shown = async () => {
      const { props: now, flash } = (await visitor.visit(page)).body()
      return { timings: now.timings, success: flash?.success as string }
    }
    await visitor.post(path, { ...form, ...days })
    const [{ id }] = (await props()).timings
    await visitor.put(`${path}/${id}`, { ...form, ...days, branch_id: north, version: 1 })
    assert.deepEqual(await told(), [
      1,
      'Changes saved · 1 session is already scheduled on these days and keeps its time',
    ])
    await visitor.put(`${path}/${id}`, { ...form, ...days, version: 2 })
    assert.deepEqual(await told(), [
      3,
      'Changes saved · 3 sessions are already scheduled on these days and keep their times',
    ])
    await visitor.delete(`${path}/${id}`)
    assert.deepEqual(await told(), [
      undefined,
      'The timing was deleted · 3 sessions are already scheduled on these days and keep their times',
    ])
    await visitor.post(path, { ...form, ...days, starts_on: '2090-02-01', ends_on: '2090-02-02' })
    assert.deepEqual(await told(), [0, 'The timing was added'])
  })

  test('with wrong days, nothing that changes, or too much of it are refused under their field', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    const refused = async (change: object) => {
      await visitor.post(path, { ...form, ...change })
      return Object.keys((await props()).errors)
    }
    assert.deepEqual(await refused({ ends_on: '2027-02-07' }), ['ends_on'])
    assert.deepEqual(await refused({ shift_by: '721' }), ['shift_by'])
    assert.deepEqual(await refused({ shift_by: '-5' }), ['shift_by'])
    assert.deepEqual(await refused({ shorten_minutes: '1.5' }), ['shorten_minutes'])
    assert.deepEqual(await refused({ shift: 'sideways' }), ['shift'])
    assert.deepEqual(await refused({ shift_by: '', shorten_minutes: '' }), ['shift_by'])
    assert.deepEqual(await refused({ shift: 'none', shorten_minutes: '0' }), ['shift_by'])
    assert.sameMembers(await refused({ name_en: '', name_ar: '' }), ['name_en', 'name_ar'])
    assert.isEmpty(await rowsOf(centre, 'timings'))
  })

  test('are changed by whoever may change settings; another centre’s are not there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    await visitor.post(path, form)
    const [{ id }] = (await props()).timings
    const onlooker = await createAdministratorWho(centre, ['admin.settings.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.post(path, form)).assertStatus(403)
    ;(await looking.put(`${path}/${id}`, { ...form, version: 1 })).assertStatus(403)
    ;(await looking.delete(`${path}/${id}`)).assertStatus(403)
    const { visitor: stranger } = await atTheDesk(client)
    for (const wrong of [id, uuid(), 'nonsense']) {
      ;(await stranger.put(`${path}/${wrong}`, { ...form, version: 1 })).assertStatus(404)
      ;(await stranger.delete(`${path}/${wrong}`)).assertStatus(404)
    }
    assert.lengthOf(await rowsOf(centre, 'timings'), 1)
  })
})

test.group('Timings of a branch', () => {
  test('stand beside those of the centre, and are written by whoever works there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, props } = await atTheDesk(client)
    const north = await secondBranch(centre)
    await visitor.post(path, form)
    await visitor.post(path, { ...form, name_en: 'North', branch_id: north })
    await visitor.post(path, { ...form, name_en: 'Twice', branch_id: north })
    assert.isNotEmpty((await props()).errors.starts_on)
    assert.sameMembers(
      (await props()).timings.map((timing: { branch_id: string | null }) => timing.branch_id),
      [null, north]
    )
    const [whole] = await rowsOf(centre, 'timings', { branch_id: null })
    const [own] = await rowsOf(centre, 'timings', { branch_id: north })
    const held = ['admin.settings.index', 'admin.settings.update'] as const
    const limited = await createAdministratorWho(centre, [...held], { branches: [north] })
    const theirs = await (await signedIn(client, limited)).prepare()
    const shown = (await theirs.visit(page)).body().props.timings
    assert.sameDeepMembers(
      shown.map((one: Record<string, unknown>) => [one.branch_id, one.may_change]),
      [
        [null, false],
        [north, true],
      ]
    )
    ;(await theirs.delete(`${path}/${whole.id}`)).assertStatus(404)
    await theirs.put(`${path}/${whole.id}`, { ...form, name_en: 'Mine', version: 1 })
    assert.equal((await rowsOf(centre, 'timings', { id: whole.id }))[0].name_en, 'Ramadan')
    await theirs.put(`${path}/${own.id}`, { ...form, name_en: 'Mine', version: 1 })
    assert.deepInclude((await rowsOf(centre, 'timings', { id: own.id }))[0], {
      ...{ name_en: 'Mine', branch_id: north },
    })
    await theirs.delete(`${path}/${own.id}`)
    assert.lengthOf(await rowsOf(centre, 'timings'), 1)
    await visitor.post(path, { ...form, name_en: 'Lost', branch_id: uuid() })
    assert.isNotEmpty((await props()).errors.branch_id)
  })
})
