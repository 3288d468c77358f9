import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import Payers from '#database/migrations/190_payers'
import { ownerPool } from '#domain/shared/data/database'
import { type Centre, createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

const [, openHouseholds] = (() => {
  const migration = new Payers()
  migration.up()
  return migration.statements
})()

const create = async (centre: Centre, type: 'student' | 'guardian') =>
  (await createPerson(centre, type)).personId

const link = (centre: Centre, guardian: string, student: string, pays: boolean) =>
  insert(centre, 'student_guardians', {
    student_id: student,
    guardian_id: guardian,
    relation: 'father',
    is_payer: pays,
  })

test.group('Guardians whom an import made payers', () => {
  test('C16 get one household for all their children, and an old one is used again', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [father, mother, uncle] = await Promise.all([
      create(centre, 'guardian'),
      create(centre, 'guardian'),
      create(centre, 'guardian'),
    ])
    const children = await Promise.all(Array.from({ length: 4 }, () => create(centre, 'student')))
    const [first, second, third, fourth] = children as [string, string, string, string]
    await link(centre, father, first, true)
    await link(centre, father, second, true)
    await link(centre, mother, third, true)
    await link(centre, uncle, fourth, false)
    await link(centre, mother, first, false)
    const old = { id: uuid(), number: 'F-0001', name: 'Haddad', payer_guardian_id: mother }
    await insert(centre, 'households', old)
    await insert(centre, 'counters', { name: 'households', next: 2 })

    await ownerPool().query(openHouseholds!)

    const households = await rowsOf(centre, 'households')
    const opened = households.find(({ id }) => id !== old.id)!
    assert.lengthOf(households, 2)
    assert.include(opened, { number: 'F-0002', name: 'Khalil', payer_guardian_id: father })
    const householdOf = async (id: string) =>
      (await rowsOf(centre, 'students', { id }))[0].household_id
    assert.equal(await householdOf(first), opened.id)
    assert.equal(await householdOf(second), opened.id)
    assert.equal(await householdOf(third), old.id)
    assert.isNull(await householdOf(fourth))
    const [counter] = await rowsOf(centre, 'counters', { name: 'households' })
    assert.equal(counter.next, '3')
    const trail = (await rowsOf(centre, 'audit_events')).filter(({ action }) =>
      action.startsWith('households.')
    )
    assert.sameMembers(
      trail.map(({ action, after }) => `${action} ${after.household ?? after.number}`),
      [
        'households.create F-0002',
        'households.join F-0002',
        'households.join F-0002',
        'households.join F-0001',
      ]
    )
  })
})
