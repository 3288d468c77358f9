import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { courseOf, groupOf, levels, subjects } from '#tests/helpers/teaching/entries'
import { queriesOf } from '#tests/helpers/database/queries'
import { signedIn } from '#tests/helpers/visitor'

const kinds = ['groups', 'courses', 'instructors'] as const

/** Who asks, and the rows. */
const roundTrips = 2

test.group('What a list can be filtered by', () => {
  test('comes along only where its names are needed, or when it is asked for: {$self}')
    .with([...kinds])
    .run(async ({ client, assert }, area) => {
      const centre = await createCentre()
      const { id } = await levels.add(centre, { name_en: 'Grade 1' })
      const subject = await subjects.add(centre)
      const course = await courseOf(centre, { subject_id: subject.id, level_id: id })
      await groupOf(centre, { course_id: course, level_id: id })
      const visitor = await signedIn(client, await createAdministrator(centre))
      const path = `/admin/${area}`
      const { component, props, version } = (await visitor.visit(path)).body()
      assert.notProperty(props, 'options')
      const filtered = (await visitor.visit(`${path}?level=${id}`)).body().props
      assert.include(JSON.stringify(filtered.options), 'Grade 1')
      const asked = await visitor
        .get(path)
        .header('X-Inertia', 'true')
        .header('X-Inertia-Version', version)
        .header('X-Inertia-Partial-Component', component)
        .header('X-Inertia-Partial-Data', 'options')
      assert.include(JSON.stringify(asked.body().props.options), 'Grade 1')
    })

  test('is not asked for again while one types: {$self}')
    .with([...kinds])
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
      assert.isAtMost(await queriesOf(rows), roundTrips)
    })
})
