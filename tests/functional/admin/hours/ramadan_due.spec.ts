import { test } from '@japa/runner'
import { ramadanDue } from '#domain/scheduling/hours/queries/ramadan_due'
import { withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { clerk, office } from '#tests/helpers/centre/office'
import type { Visitor } from '#tests/helpers/visitor'

const timing = {
  name_en: 'Ramadan',
  starts_on: '2026-02-18',
  ends_on: '2026-03-19',
  shift: 'later',
  shift_by: '60',
  shorten_minutes: '15',
}

const dueOn = async (visitor: Visitor, path: string) =>
  (await visitor.visit(path)).body().props?.ramadan_due

test.group('Ramadan without a timing', () => {
  test('C20 is due from eight weeks before it until its last day', async ({ client, assert }) => {
    const { centre } = await office(client)
    const dueFrom = (day: string) => withTenant(centre.id, () => ramadanDue(day))
    assert.isNull(await dueFrom('2026-12-13'))
    assert.deepEqual(await dueFrom('2026-12-14'), { starts_on: '2027-02-08' })
    assert.deepEqual(await dueFrom('2027-03-01'), { starts_on: '2027-02-08' })
  })

  test('C20 is told on Today and beside the timings until one is set, to whom may set it', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-02-10T09:00Z'))
    const { centre, visitor } = await office(client)
    const desk = await clerk(client, centre, ['admin.students.create'])
    assert.isNull(await dueOn(desk, '/admin/today'))
    assert.deepEqual(await dueOn(visitor, '/admin/today'), { starts_on: '2026-02-18' })
    assert.deepEqual(await dueOn(visitor, '/admin/settings/hours'), { starts_on: '2026-02-18' })
    await visitor.post('/admin/settings/timings', timing)
    assert.isNull(await dueOn(visitor, '/admin/today'))
    assert.isNull(await dueOn(visitor, '/admin/settings/hours'))
  })
})
