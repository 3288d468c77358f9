import { test } from '@japa/runner'
import { rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { createInstructor } from '#tests/helpers/people/instructors'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'

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

  test('C11b the sessions it touches are named before it is recorded, to people who may see sessions', async ({
    client,
    assert,
  }) => {
    const { centre } = await office(client)
    const instructor = await createInstructor(centre)
    const group = await createGroup(centre, { titleEn: 'Evening' })
    const lesson = { group_id: group, instructor_id: instructor.id, type: 'regular' }
    const touched = await writeSession(centre, '2030-09-16T10:00Z', '2030-09-16T11:00Z', lesson)
    await writeSession(centre, '2030-09-17T10:00Z', '2030-09-17T11:00Z', lesson)
    const span = new URLSearchParams({ ...day, whole_days: 'true' })
    const path = `/admin/instructors/${instructor.id}/touched-sessions?${span}`
    const may = ['admin.instructors.index', 'admin.absences.create'] as const
    const desk = await clerk(client, centre, [...may, 'admin.sessions.index'])
    const { total, sessions } = (await desk.get(path)).body()
    assert.equal(total, 1)
    assert.containsSubset(sessions, [{ id: touched, group: { title_en: 'Evening' } }])
    const unseeing = (await (await clerk(client, centre, [...may])).get(path)).body()
    assert.deepEqual(unseeing, { total: 1, sessions: [] })
    const invalid = await desk.get(`${path}&from_day=never`)
    invalid.assertStatus(302)
    const onlySees = await clerk(client, centre, ['admin.instructors.index'])
    ;(await onlySees.get(path)).assertStatus(403)
    const { visitor: elsewhere } = await office(client)
    ;(await elsewhere.get(path)).assertStatus(404)
  })
})
