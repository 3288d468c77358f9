import { test } from '@japa/runner'
import { dayAfter } from '#domain/shared/time/day_span'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

test.group('The courses a calendar tells apart', () => {
  test('C5: are those with the most sessions first, without those that have a colour of their own', async ({
    assert,
    client,
  }) => {
    const centre = await createCentre()
    await createCourse(centre, { colour: '#168080' })
    const courses: string[] = []
    for (let made = 0; made < 13; made += 1) courses.push(await createCourse(centre))
    const last = courses.at(-1)!
    const group = await createGroup(centre, { courseId: last })
    const tomorrow = dayAfter(new Date().toISOString().slice(0, 10), 1)
    const span = [`${tomorrow}T10:00Z`, `${tomorrow}T11:00Z`] as const
    await writeSession(centre, ...span, { type: 'regular', group_id: group })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const page = await props(visitor, '/admin/calendar')
    assert.deepEqual(page.busiest_courses, [last, ...courses.slice(0, 12)])
  })
})
