import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const attendanceOn = async (visitor: Visitor, student: string, query = '') =>
  (await visitor.visit(`/admin/students/${student}?tab=attendance${query}`)).body().props.attendance

/** A student who came on the 2nd, was away on the 3rd and came late on the 4th of November. */
async function attended(centre: Centre) {
  const on = (day: number) => [`2026-11-0${day}T13:00Z`, `2026-11-0${day}T14:00Z`] as const
  const { group, session, students } = await markableSession(centre, 1, [...on(2)])
  const student = students[0]!
  await marked(centre, session, [aMark(student, { note: 'For the office alone' })])
  const of = { type: 'regular', group_id: group }
  const second = await writeSession(centre, ...on(3), of)
  await marked(centre, second, [aMark(student, { status: 'absent' })])
  const third = await writeSession(centre, ...on(4), of)
  await marked(centre, third, [aMark(student, { status: 'late', minutes_late: 9 })])
  return { student, group }
}

test.group('How a student attended', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-05T12:00Z'))

  test('is their rate, their streak and each session, the latest first, without notes', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { student, group } = await attended(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { shown } = await attendanceOn(visitor, student)
    assert.deepEqual(shown.rate, { attended: 2, marked: 3 })
    assert.deepInclude(shown, { streak: 1, late: 1, absent: 1, excused: 0, last_page: 1 })
    assert.deepEqual(
      shown.marks.map(({ status }: { status: string }) => status),
      ['late', 'absent', 'present']
    )
    assert.notInclude(JSON.stringify(shown), 'For the office alone')
    assert.lengthOf((await attendanceOn(visitor, student, `&group=${group}`)).shown.marks, 3)
    const other = `&group=${student}`
    assert.isEmpty((await attendanceOn(visitor, student, other)).shown.marks)
    for (const wrong of ['&group=x', '&group[]=x', '&page=x', '&page=-1'])
      assert.lengthOf((await attendanceOn(visitor, student, wrong)).shown.marks, 3, wrong)
    assert.isEmpty((await attendanceOn(visitor, student, '&page=99')).shown.marks)
  })

  test('is of whoever sees attendance, and of their own centre', async ({ client, assert }) => {
    const centre = await createCentre()
    const { student } = await attended(centre)
    const only = await createAdministratorWho(centre, ['admin.students.index'])
    assert.isNull(await attendanceOn(await signedIn(client, only), student))
    const other = await signedIn(client, await createAdministrator(await createCentre()))
    ;(await other.get(`/admin/students/${student}?tab=attendance`)).assertStatus(404)
  })
})
