import { test } from '@japa/runner'
import { ChangeRights } from '#domain/people/guardians/actions/change_rights'
import { OpenHousehold } from '#domain/people/guardians/actions/open_household'
import { RegisterFamily } from '#domain/people/actions/register_family'
import { UnlinkGuardian } from '#domain/people/guardians/actions/unlink_guardian'
import { UpdateHousehold } from '#domain/people/guardians/actions/update_household'
import { findHouseholdOf } from '#domain/people/guardians/queries/find_household'
import { guardianRecord } from '#domain/people/guardians/guardian_record'
import { guardiansInUse } from '#domain/people/guardians/guardians_in_use'
import { system } from '#domain/shared/audit/actor'
import { setArchived } from '#domain/shared/records/set_archived'
import { readTenant, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createGuardian, link, linksOf, mother } from '#tests/helpers/people/guardians'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'

const acting = (centre: Centre) => ({ tenantId: centre.id, actor: system })
const householdOf = (centre: Centre, id: string) => readTenant(centre.id, () => findHouseholdOf(id))

async function family() {
  const centre = await createCentre()
  const child = (await createStudent(centre)).id
  const [one, two] = [await createGuardian(centre), await createGuardian(centre)]
  return { centre, child, one, two }
}

test.group('Guardians of a child', () => {
  test('carry the centre numbers G-0001 and on', async ({ assert }) => {
    const { one, two } = await family()
    assert.deepEqual([one.number, two.number], ['G-0001', 'G-0002'])
  })

  test('primary and payer move to the next one, and each trail says so', async ({ assert }) => {
    const { centre, child, one, two } = await family()
    await link(centre, child, one.id, { isPrimary: true, isPayer: true })
    await link(centre, child, two.id, { isPrimary: true, relation: 'father' })
    const links = await linksOf(centre, child)
    assert.deepInclude(links[one.id], { is_primary: false, is_payer: true, version: 2 })
    assert.deepInclude(links[two.id], { is_primary: true, is_payer: false, relation: 'father' })
    const told = (await auditOf(centre, child)).find(({ after }) => after?.relation === 'father')
    assert.deepInclude(told.after, { guardian: 'Huda Haddad', is_primary: true })
    assert.isTrue((await auditOf(centre, two.id)).some(({ action }) => action === 'guardians.link'))
  })

  test('twenty who become the primary at once leave exactly one', async ({ assert }) => {
    const { centre, child } = await family()
    const guardians = await Promise.all(Array.from({ length: 20 }, () => createGuardian(centre)))
    const results = await Promise.all(
      guardians.map(({ id }) => link(centre, child, id, { isPrimary: true, isPayer: true }))
    )
    assert.isTrue(results.every(({ ok }) => ok))
    const links = Object.values(await linksOf(centre, child))
    assert.lengthOf(links, 20)
    assert.lengthOf(
      links.filter((row) => row.is_primary),
      1
    )
    const payers = links.filter((row) => row.is_payer)
    assert.lengthOf(payers, 1)
    const household = await householdOf(centre, child)
    assert.equal(household!.payer_guardian_id, payers[0]!.guardian_id)
  })

  test('are linked once, and only within their centre', async ({ assert }) => {
    const { centre, child, one } = await family()
    const foreign = await createGuardian(await createCentre())
    await link(centre, child, one.id)
    assert.deepInclude(await link(centre, child, one.id), { error: { type: 'already_linked' } })
    for (const id of [foreign.id, 'nonsense'])
      assert.deepInclude(await link(centre, child, id), { error: { type: 'not_found' } })
  })

  test('of two who change the same rights the second is told', async ({ assert }) => {
    const { centre, child, one } = await family()
    await link(centre, child, one.id)
    const change = (version: number, mayPickUp: boolean) =>
      new ChangeRights().execute({
        ...acting(centre),
        studentId: child,
        guardianId: one.id,
        version,
        rights: { ...mother, mayPickUp },
      })
    assert.isTrue((await change(1, false)).ok)
    assert.deepInclude(await change(1, true), { error: { type: 'stale_version' } })
    assert.isFalse((await linksOf(centre, child))[one.id]!.may_pick_up)
    assert.deepEqual((await auditOf(centre, child)).at(-1).before, {
      guardian: 'Huda Haddad',
      may_pick_up: true,
    })
  })

  test('unlinking the payer takes the child out of their household', async ({ assert }) => {
    const { centre, child, one } = await family()
    await link(centre, child, one.id, { isPayer: true })
    assert.equal((await householdOf(centre, child))!.number, 'F-0001')
    const pair = { studentId: child, guardianId: one.id }
    await new UnlinkGuardian().execute({ ...acting(centre), ...pair })
    assert.isUndefined(await householdOf(centre, child))
    assert.deepEqual(await linksOf(centre, child), {})
    assert.deepInclude(await new UnlinkGuardian().execute({ ...acting(centre), ...pair }), {
      error: { type: 'not_found' },
    })
  })
})

test.group('Households', () => {
  test('brothers and sisters whose payer is the same share one', async ({ assert }) => {
    const { centre, child, one } = await family()
    const sister = (await createStudent(centre)).id
    await link(centre, child, one.id, { isPayer: true })
    await link(centre, sister, one.id, { isPayer: true })
    const household = await householdOf(centre, sister)
    assert.sameMembers(
      household!.students.map(({ id }) => id),
      [child, sister]
    )
    assert.deepInclude(household!, { name: 'Haddad', payer_kind: 'guardian' })
    assert.equal(household!.payer!.id, one.id)
    assert.lengthOf(await rowsOf(centre, 'households'), 1)
  })

  test('a new payer is the payer of every child that has them as guardian', async ({ assert }) => {
    const { centre, child, one, two } = await family()
    await link(centre, child, one.id, { isPayer: true })
    await link(centre, child, two.id)
    const household = (await householdOf(centre, child))!
    const fields = { name: 'Haddad', nameOther: null, address: null, notes: null }
    const update = (version: number, payer: object, studentIds = [child]) =>
      new UpdateHousehold().execute({
        ...acting(centre),
        id: household.id,
        version,
        fields: { ...fields, payer: payer as never },
        studentIds,
      })
    assert.isTrue((await update(1, { kind: 'guardian', guardianId: two.id })).ok)
    const links = await linksOf(centre, child)
    assert.isFalse(links[one.id]!.is_payer)
    assert.isTrue(links[two.id]!.is_payer)

    assert.isTrue((await update(2, { kind: 'company', name: 'Aramco', taxNumber: null })).ok)
    assert.isFalse((await linksOf(centre, child))[two.id]!.is_payer)
    assert.deepInclude(await update(1, { kind: 'company', name: 'X', taxNumber: null }), {
      error: { type: 'stale_version' },
    })
    const strange = {
      kind: 'guardian',
      guardianId: (await createGuardian(await createCentre())).id,
    }
    assert.deepInclude(await update(3, strange), { error: { type: 'unknown_payer' } })
    assert.deepInclude(await update(3, { kind: 'company', name: 'X', taxNumber: null }, []), {
      error: { type: 'no_students' },
    })
  })

  test('a grown student pays for themselves, and only for a household they are in', async ({
    assert,
  }) => {
    const { centre, child } = await family()
    const other = (await createStudent(centre)).id
    const open = (studentId: string) =>
      new OpenHousehold().execute({
        ...acting(centre),
        studentIds: [child],
        fields: {
          name: 'Own',
          nameOther: null,
          payer: { kind: 'student', studentId },
          address: null,
          notes: null,
        },
      })
    assert.deepInclude(await open(other), { error: { type: 'unknown_payer' } })
    assert.isTrue((await open(child)).ok)
    assert.equal((await householdOf(centre, child))!.payer!.id, child)
    assert.equal((await auditOf(centre, child)).at(-1).action, 'households.join')
  })
})

test.group('Archiving guardians', () => {
  test('is refused for whom a child still needs, and says which', async ({ assert }) => {
    const { centre, child, one, two } = await family()
    const free = await createGuardian(centre)
    await link(centre, child, one.id, { isPayer: true })
    await link(centre, child, two.id, { isPrimary: true })
    const ids = [one.id, two.id, free.id]
    const [payer, primary, ...others] = await withTenant(centre.id, () => guardiansInUse(ids))
    assert.isEmpty(others)
    assert.notInclude([payer!.id, primary!.id], free.id)
    assert.equal(payer!.pays_for[0]!.id, child)
    assert.equal(primary!.primary_of[0]!.id, child)
  })

  test('an archived guardian is linked to nobody', async ({ assert }) => {
    const { centre, child, one } = await family()
    await setArchived(guardianRecord, { ...acting(centre), ids: [one.id] }, true)
    assert.deepInclude(await link(centre, child, one.id), { error: { type: 'archived' } })
  })
})

test.group('A student with a guardian', () => {
  const student = {
    firstName: 'Sara',
    lastName: 'Haddad',
    firstNameOther: null,
    lastNameOther: null,
    gender: null,
    birthDate: null,
    nationality: null,
    nationalId: null,
    email: null,
    phone: null,
    whatsapp: false,
    schoolName: null,
    status: 'active' as const,
    notes: null,
  }
  const parent = { ...student, address: null }

  test('are added together, or neither of them', async ({ assert }) => {
    const centre = await createCentre()
    await createGuardian(centre, { nationalId: 'A1', phone: '+966501234567' })
    const register = (fields: Partial<typeof parent>) =>
      new RegisterFamily().execute({
        ...acting(centre),
        zone: 'Asia/Riyadh',
        children: [{ fields: student, duplicatesConfirmed: false }],
        guardian: {
          rights: { ...mother, isPrimary: true, isPayer: true },
          fields: { ...parent, ...fields },
          duplicatesConfirmed: false,
        },
      })
    for (const [fields, type] of [
      [{ nationalId: 'A1' }, 'national_id_taken'],
      [{ phone: '+966501234567' }, 'same_contact'],
    ] as const) {
      const refused = await register(fields as never)
      assert.deepInclude(refused, { ok: false })
      if (!refused.ok && refused.error.type === 'refused')
        assert.equal(refused.error.guardian?.type, type)
      assert.lengthOf(await rowsOf(centre, 'students'), 0)
      assert.lengthOf(await rowsOf(centre, 'guardians'), 1)
    }
    const made = await register({})
    assert.isTrue(made.ok)
    const [row] = await rowsOf(centre, 'students')
    assert.match(row.number, /0001$/)
    assert.isNotNull((await studentRow(centre, row.id)).household_id)
  })
})
