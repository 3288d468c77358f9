import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { createCompany } from '#domain/billing/payers/create_company'
import { findPayerChoices } from '#domain/billing/payers/find_payer_choices'
import { findPayer } from '#domain/billing/payers/named_payers'
import { openPayer, openPayersOf } from '#domain/billing/payers/open_payer'
import { system } from '#domain/shared/audit/actor'
import { readTenant, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createGuardian, link } from '#tests/helpers/people/guardians'

const newStudent = async (centre: Centre) => (await createPerson(centre, 'student')).personId

const payersOf = (centre: Centre, students: string[]) =>
  withTenant(centre.id, () => openPayersOf(students))

const payerIn = (centre: Centre, id: string) => readTenant(centre.id, () => findPayer(id))

test.group('Payers', () => {
  test('C16 are the household, one for all its children, or the student who is in none', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [first, second, alone] = [
      await newStudent(centre),
      await newStudent(centre),
      await newStudent(centre),
    ]
    const { id: guardian } = await createGuardian(centre, { phone: '+966501234567' })
    await link(centre, first, guardian, { isPayer: true })
    await link(centre, second, guardian, { isPayer: true })
    const payers = await payersOf(centre, [first, second, alone, uuid(), 'nobody'])
    assert.equal(payers.get(first), payers.get(second))
    assert.lengthOf([...payers.keys()], 3)
    assert.containsSubset(await payerIn(centre, payers.get(first)!), {
      kind: 'household',
      number: 'F-0001',
      name: 'Huda Haddad',
      name_other: null,
      phone: '+966501234567',
    })
    assert.containsSubset(await payerIn(centre, payers.get(alone)!), {
      kind: 'student',
      name: 'Omar Khalil',
      name_other: 'عمر خليل',
    })
    assert.deepEqual(await payersOf(centre, [first, second, alone]), payers)
    assert.lengthOf(await rowsOf(centre, 'payers'), 2)
  })

  test('C16 whose own name is typed come first, and children have their names in both languages', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const students = [await newStudent(centre), await newStudent(centre)]
    const { id: mother } = await createGuardian(centre)
    const { id: father } = await createGuardian(centre, { firstName: 'Adel', lastName: 'Khalil' })
    await link(centre, students[0]!, mother, { isPayer: true })
    await link(centre, students[1]!, father, { isPayer: true })
    const choices = await readTenant(centre.id, () =>
      findPayerChoices({ typed: 'khalil', students })
    )
    const child = { name: 'Omar Khalil', name_other: 'عمر خليل' }
    assert.deepEqual(
      choices.map(({ name, children }) => ({ name, children })),
      [
        { name: 'Adel Khalil', children: [child] },
        { name: 'Huda Haddad', children: [child] },
      ]
    )
  })

  test('C16 opened by many at once there is one', async ({ assert }) => {
    const centre = await createCentre()
    const student = await newStudent(centre)
    const opened = await Promise.all(Array.from({ length: 8 }, () => payersOf(centre, [student])))
    assert.lengthOf([...new Set(opened.map((payers) => payers.get(student)))], 1)
    assert.lengthOf(await rowsOf(centre, 'payers'), 1)
  })

  test('C16 may be a guardian or a company beside the household', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const { id: guardian } = await createGuardian(centre)
    const own = { kind: 'guardian', id: guardian } as const
    const opened = await withTenant(centre.id, () => openPayer(own))
    assert.containsSubset(await payerIn(centre, opened!), { kind: 'guardian', name: 'Huda Haddad' })
    assert.isUndefined(await withTenant(other.id, () => openPayer(own)))
    const company = await createCompany({
      tenantId: centre.id,
      actor: system,
      fields: {
        name: 'Noor Trading',
        name_other: 'نور للتجارة',
        tax_number: '300000000000003',
        address: 'Riyadh',
        email: null,
        phone: null,
        language: 'ar',
      },
    })
    assert.containsSubset(await payerIn(centre, company.id), {
      kind: 'company',
      name: 'Noor Trading',
      name_other: 'نور للتجارة',
      tax_number: '300000000000003',
    })
    assert.isUndefined(await payerIn(other, company.id))
  })

  test('C16 of a household whose company pays is the company', async ({ assert }) => {
    const centre = await createCentre()
    const household = uuid()
    await insert(centre, 'households', {
      id: household,
      number: 'F-0009',
      name: 'Haddad',
      payer_kind: 'company',
      company_name: 'Noor Trading',
      company_tax_number: '300000000000003',
    })
    const id = await withTenant(centre.id, () => openPayer({ kind: 'household', id: household }))
    assert.containsSubset(await payerIn(centre, id!), {
      number: 'F-0009',
      name: 'Noor Trading',
      name_other: null,
      tax_number: '300000000000003',
    })
  })
})
