import { test } from '@japa/runner'
import PaymentMethods from '#database/migrations/250_payment_methods'
import { db, ownerPool, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

const [addMethods, addPermissions] = (() => {
  const migration = new PaymentMethods()
  migration.up()
  return migration.statements.slice(-2)
})()

/** The other centres of the tests have their methods. */
const migrateOnly = ({ id }: Centre, statement: string) =>
  ownerPool().query(
    statement.replace('platform.tenants loop', `platform.tenants where id = '${id}' loop`)
  )

async function methodsOf(centre: Centre) {
  const rows = (await rowsOf(centre, 'payment_methods')).sort((a, b) => a.position - b.position)
  return rows.map(({ kind, name_en, wants_reference, cash_step }) =>
    [
      name_en,
      kind,
      ...(cash_step ? [cash_step] : []),
      ...(wants_reference ? ['reference'] : []),
    ].join(' ')
  )
}

const usual = ['Card card', 'Bank transfer transfer reference', 'Cheque cheque reference']

const first: Record<string, string[]> = {
  SA: ['Cash cash 50', 'mada card', ...usual],
  KW: ['Cash cash 5', 'KNET card', ...usual],
  AE: ['Cash cash 250', ...usual],
  FR: ['Cash cash', ...usual],
  EG: [
    'Cash cash 250',
    'Card card',
    'InstaPay transfer reference',
    'Vodafone Cash wallet',
    'Fawry other',
    ...usual.slice(1),
  ],
}

test.group('The first payment methods', () => {
  test('C17 a new centre has those of its country, rounded to its smallest coin', async ({
    assert,
  }) => {
    for (const [country, methods] of Object.entries(first)) {
      assert.deepEqual(await methodsOf(await createCentre({ country })), methods)
    }
  })

  test('C17 a centre that was there before gets the same ones, and its roles their rights', async ({
    assert,
  }) => {
    const centre = await createCentre({ country: 'EG' })
    const grantsOf = async () => {
      const roles = await rowsOf(centre, 'roles')
      return Object.fromEntries(
        roles.map(({ name, permissions }) => [
          name,
          permissions.filter((one: string) => one.includes('payment_methods')).sort(),
        ])
      )
    }
    const grants = await grantsOf()
    await withTenant(centre.id, async () => {
      await db().deleteFrom('payment_methods').execute()
      for (const { id, permissions } of await db()
        .selectFrom('roles')
        .where('is_super', '=', false)
        .selectAll()
        .execute()) {
        const older = permissions.filter((one) => !one.includes('payment_methods'))
        await db().updateTable('roles').set({ permissions: older }).where('id', '=', id).execute()
      }
    })
    await migrateOnly(centre, addMethods!)
    await migrateOnly(centre, addPermissions!)
    assert.deepEqual(await methodsOf(centre), first.EG)
    assert.deepEqual(await grantsOf(), grants)
    assert.lengthOf(grants.Accountant, 4)
  })
})
