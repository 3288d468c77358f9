import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { createService } from '#tests/helpers/billing/price_list'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor } from '#tests/helpers/scheduling/class_sessions'
import { edit, sessionsIn, undo } from '#tests/helpers/scheduling/editing'
import { schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createGroup } from '#tests/helpers/teaching/groups'

const threeWeeks = weekly({ kind: 'count', count: 3 })

async function lessons(options: { service?: boolean } = {}) {
  const centre = await createCentre()
  const service = await createService(centre)
  const meeting = {
    groupId: null,
    studentId: (await createStudent(centre)).id,
    instructorId: await createInstructor(centre),
    serviceId: options.service === false ? null : service,
  }
  await scheduled(centre, meeting, threeWeeks)
  return { centre, service, meeting }
}

test.group('The service of a session of one student', (group) => {
  group.each.setup(() => freezeClock('2026-09-01T09:00Z'))

  test('C16 is that of its series, and goes along when a series is moved and split', async ({
    assert,
  }) => {
    const { centre, service } = await lessons()
    const [, second] = await sessionsIn(centre)
    const time = { date: '2026-09-15', starts: '18:00', minutes: 60 }
    const moved = await edit(centre, second!, { time }, { scope: 'following' })
    assert.isTrue(moved.ok)
    for (const table of ['class_sessions', 'class_series'] as const) {
      const rows = await rowsOf(centre, table)
      assert.isTrue(rows.every(({ service_id }) => service_id === service))
    }
    assert.lengthOf(await rowsOf(centre, 'class_series'), 2)
  })

  test('C16 is changed for one session or all that follow, and given back by undo', async ({
    assert,
  }) => {
    const { centre, service } = await lessons({ service: false })
    const servicesIn = async () => (await sessionsIn(centre)).map(({ service_id }) => service_id)
    const [first, second] = await sessionsIn(centre)
    const one = await edit(centre, first!, { serviceId: service })
    assert.deepEqual(await servicesIn(), [service, null, null])
    await undo(centre, one.ok ? one.value.actId! : '')
    assert.deepEqual(await servicesIn(), [null, null, null])
    const rest = await edit(centre, second!, { serviceId: service }, { scope: 'following' })
    assert.deepEqual(await servicesIn(), [null, service, service])
    await undo(centre, rest.ok ? rest.value.actId! : '')
    assert.deepEqual(await servicesIn(), [null, null, null])
    assert.lengthOf(await rowsOf(centre, 'class_series'), 1)
  })

  test('C16 is refused for a group, from another centre, and where it is not on offer', async ({
    assert,
  }) => {
    const { centre, meeting, service } = await lessons()
    const elsewhere = await createService(await createCentre())
    const withdrawn = await createService(centre, { status: 'inactive' })
    const book = await createService(centre, { kind: 'book', unit: 'item' })
    const of = { ...meeting, instructorId: await createInstructor(centre) }
    for (const serviceId of [elsewhere, withdrawn, book]) {
      const made = await schedule(centre, { ...of, serviceId }, threeWeeks)
      assert.deepEqual(!made.ok && made.error, { type: 'unusable', field: 'service_id' })
    }
    const [first] = await sessionsIn(centre)
    const changed = await edit(centre, first!, { serviceId: book })
    assert.deepEqual(!changed.ok && changed.error, { type: 'unusable', field: 'service_id' })
    const groupId = await createGroup(centre)
    const made = await schedule(
      centre,
      { groupId, studentId: null, serviceId: service },
      threeWeeks
    )
    assert.deepEqual(!made.ok && made.error, { type: 'unusable', field: 'service_id' })
  })
})
