import { test } from '@japa/runner'
import { rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { createInstructor } from '#tests/helpers/people/instructors'

const day = {
  whole_days: true,
  from_day: '2030-09-16',
  until_day: '2030-09-16',
}

test.group('An ill day that reception records', () => {
  test('C11b whoever may record absences adds one, and neither removes nor decides', async ({
    client,
    assert,
  }) => {
    const { centre } = await office(client)
    const { id } = await createInstructor(centre)
    const desk = await clerk(client, centre, ['admin.instructors.index', 'admin.absences.create'])
    await desk.post(`/admin/instructors/${id}/absences`, day)
    const [absence] = await rowsOf(centre, 'absences')
    assert.equal(absence?.instructor_id, id)
    const removed = await desk.delete(`/admin/instructors/${id}/absences/${absence!.id}`)
    removed.assertStatus(403)
    const requests = await desk.get('/admin/absence-requests')
    requests.assertStatus(403)
    assert.lengthOf(await rowsOf(centre, 'absences'), 1)
  })

  test('C11b nobody records one who may only see instructors', async ({ client, assert }) => {
    const { centre } = await office(client)
    const { id } = await createInstructor(centre)
    const desk = await clerk(client, centre, ['admin.instructors.index'])
    const refused = await desk.post(`/admin/instructors/${id}/absences`, day)
    refused.assertStatus(403)
    assert.isEmpty(await rowsOf(centre, 'absences'))
  })
})
