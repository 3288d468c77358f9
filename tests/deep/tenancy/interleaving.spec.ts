import { test } from '@japa/runner'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'

const centres = 50
const studentsEach = 100
const rounds = 10_000
const atOnce = 64

class GivenUp extends Error {}

test.group('Fifty centres on a small pool', () => {
  test('never meet in a million checked rows, some of the work being given up midway', async ({
    assert,
  }) => {
    const all: Centre[] = []
    for (let made = 0; made < centres; made++) {
      const centre = await createCentre()
      await seedDemoStudents({ id: centre.id, country: 'SA' }, studentsEach)
      all.push(centre)
    }
    let checked = 0
    let foreign = 0

    const round = async (number: number) => {
      const centre = all[(number * 7) % centres]!
      const enter = number % 3 === 0 ? withTenant : readTenant
      await enter(centre.id, async () => {
        const rows = await db().selectFrom('students').select('tenant_id').execute()
        checked += rows.length
        foreign += rows.filter((row) => row.tenant_id !== centre.id).length
        if (number % 11 === 0) throw new GivenUp()
      }).catch((error) => {
        if (!(error instanceof GivenUp)) throw error
      })
    }

    const queue = Array.from({ length: rounds }, (_, number) => number)
    const worker = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await round(next)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))

    assert.equal(foreign, 0)
    assert.equal(checked, rounds * studentsEach)
  })
})
