import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/visitor'

/** Who asks, and the rows. */
const flights = 2

test.group('What a list can be filtered by', () => {
  test('is not asked for again while one types: {$self}')
    .with(['groups', 'courses', 'instructors'] as const)
    .run(async ({ client, assert }, area) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      const path = `/admin/${area}`
      const { component, version } = (await visitor.visit(path)).body()
      const rows = () =>
        visitor
          .get(`${path}?q=a`)
          .header('X-Inertia', 'true')
          .header('X-Inertia-Version', version)
          .header('X-Inertia-Partial-Component', component)
          .header('X-Inertia-Partial-Data', `${area},query`)
      assert.isAtMost(await queriesOf(rows), flights)
    })
})
