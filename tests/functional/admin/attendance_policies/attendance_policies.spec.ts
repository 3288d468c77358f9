import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { aMark, attendanceOf, marked, markableSession } from '#tests/helpers/attendance/attendance'
import { policiesOfEach } from '#domain/attendance/queries/policies'
import { readTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import type { Permission } from '#domain/access/roles/permissions'
import { auditOf } from '#tests/helpers/people/students'
import { createGroup } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/settings/attendance'
const ofGroup = (group: string) => `/admin/groups/${group}/attendance-policy`

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const said = async (of = path) => (await visitor.visit(of)).body().props.policy
  return { centre, visitor, said }
}

const silent = {
  notice_hours: null,
  late_cancel_charge: null,
  no_show_charge: null,
  charges_excused: null,
  pays_late_cancel: null,
  pays_no_show: null,
  free_late_cancels: null,
  make_ups: null,
  make_ups_allowed: null,
  make_ups_per: null,
  make_up_expiry: null,
  make_up_days: null,
  make_up_bookers: null,
}

test.group('Attendance rules', () => {
  test('open with what holds where a centre has said nothing, and are saved and told of', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, said } = await atTheDesk(client)
    const { today } = (await visitor.visit(path)).body().props
    const before = await said()
    assert.deepInclude(before, { notice_hours: 24, no_show_charge: 0, lock_days: 7, version: 0 })
    await visitor.put(path, { ...before, notice_hours: '٤٨', no_show_charge: 100 })
    assert.deepInclude(await said(), { notice_hours: 48, no_show_charge: 100, version: 1 })
    const told = (await auditOf(centre, centre.id)).at(-1)
    assert.equal(told.action, 'attendance_policy.update')
    assert.deepEqual(
      [told.before, told.after],
      [
        { notice_hours: 24, no_show_charge: 0 },
        { notice_hours: 48, no_show_charge: 100, effective_from: today },
      ]
    )
    await visitor.put(path, { ...(await said()) })
    assert.equal((await said()).version, 1)
  })

  test('say whether and when guardians are told of an absence, for the whole centre alone', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, said } = await atTheDesk(client)
    const before = await said()
    assert.deepInclude(before, { alerts_guardians: false, alert_minutes: 15 })
    await visitor.put(path, { ...before, alerts_guardians: true, alert_minutes: 241 })
    assert.equal((await said()).version, 0)
    await visitor.put(path, { ...before, alerts_guardians: true, alert_minutes: '٣٠' })
    assert.deepInclude(await said(), { alerts_guardians: true, alert_minutes: 30 })
    const group = await createGroup(centre)
    await visitor.put(ofGroup(group), { ...silent, alerts_guardians: false, version: 0 })
    assert.deepInclude(await said(), { alerts_guardians: true })
  })

  test('of a group are the centre’s where it says nothing, and the next mark follows them', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-11-25T13:10Z'))
    const { centre, visitor, said } = await atTheDesk(client)
    const [one, other] = [await markableSession(centre, 1), await markableSession(centre, 1)]
    await visitor.put(path, { ...(await said()), no_show_charge: 100, make_ups_allowed: 2 })
    const group = ofGroup(other.group)
    const page = (await visitor.visit(group)).body().props
    assert.deepInclude(page.policy, { ...silent, version: 0 })
    assert.equal(page.inherited.no_show_charge, 100)
    await visitor.put(group, { ...silent, no_show_charge: 40, version: 0 })
    for (const { session, students } of [one, other]) {
      await marked(centre, session, [aMark(students[0]!, { status: 'absent' })])
    }
    const charges = [one, other].map(async ({ session, students }) => {
      return (await attendanceOf(centre, session, students[0]!))!.charge_percent
    })
    assert.deepEqual(await Promise.all(charges), [100, 40])
    const told = (await auditOf(centre, other.group)).at(-1)
    assert.equal(told.action, 'attendance_policy.update_group')
    const allowed = () =>
      readTenant(centre.id, async () => {
        const each = await policiesOfEach([other.group, one.group])
        return [other.group, one.group].map((id) => {
          return each(id).policyOn('2026-11-25').policy.make_ups_allowed
        })
      })
    assert.deepEqual(await allowed(), [2, 2])
    await visitor.put(group, { ...silent, make_ups_unlimited: true, version: 1 })
    assert.deepInclude(await said(group), { no_show_charge: null, version: 2 })
    assert.deepEqual(await allowed(), [null, 2])
  })

  test('of two people who save at once one is told', async ({ client, assert }) => {
    const { centre, visitor, said } = await atTheDesk(client)
    const other = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const before = await said()
    await Promise.all(
      [visitor, other].map((who, hours) => who.put(path, { ...before, notice_hours: hours + 1 }))
    )
    assert.lengthOf(await rowsOf(centre, 'attendance_policies'), 1)
    const saved = await said()
    await visitor.put(path, { ...before, notice_hours: 72 })
    assert.deepEqual(await said(), saved)
  })

  test('what can’t be meant is refused under its field', async ({ client, assert }) => {
    const { visitor, said } = await atTheDesk(client)
    const wrong = {
      notice_hours: 337,
      late_cancel_charge: 101,
      no_show_charge: '12.5',
      charges_excused: 'perhaps',
      free_late_cancels: -1,
      make_ups: 'sometimes',
      make_up_days: 0,
      lock_days: '',
    }
    await visitor.put(path, { ...(await said()), ...wrong })
    const { errors } = (await visitor.visit(path)).body().props
    assert.sameMembers(Object.keys(errors), Object.keys(wrong))
    assert.equal((await said()).version, 0)
  })

  test('are read and changed by the permissions of general settings, and of a group by its own', async ({
    client,
    assert,
  }) => {
    const { centre } = await atTheDesk(client)
    const group = await createGroup(centre)
    const statusOf = async (permissions: Permission[], method: 'get' | 'put', of: string) => {
      const account = await createAdministratorWho(centre, permissions)
      const visitor = await (await signedIn(client, account)).prepare()
      return (await visitor[method](of, {})).status()
    }
    const settings: Permission[] = ['admin.settings.index']
    assert.equal(await statusOf(settings, 'get', path), 200)
    assert.equal(await statusOf(settings, 'put', path), 403)
    assert.equal(await statusOf(['admin.groups.index'], 'get', ofGroup(group)), 403)
    assert.equal(await statusOf(['admin.groups.update'], 'get', ofGroup(group)), 200)
    assert.equal(await statusOf(['admin.groups.index', ...settings], 'put', ofGroup(group)), 403)
  })

  test('of a group are told on its page as long as it says something itself', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const group = await createGroup(centre)
    const isTold = async () => (await props(visitor, `/admin/groups/${group}`)).has_own_rules
    assert.isFalse(await isTold())
    await visitor.put(ofGroup(group), { ...silent, no_show_charge: 40, version: 0 })
    assert.isTrue(await isTold())
    await visitor.put(ofGroup(group), { ...silent, version: 1 })
    assert.isFalse(await isTold())
  })

  test('of a group of another centre are not found', async ({ client }) => {
    const { visitor } = await atTheDesk(client)
    const strange = ofGroup(await createGroup(await createCentre()))
    const seen = await visitor.get(strange)
    seen.assertStatus(404)
    const written = await visitor.put(strange, { ...silent, version: 0 })
    written.assertStatus(404)
  })
})
