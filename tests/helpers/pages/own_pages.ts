import { markableSession } from '#tests/helpers/attendance/attendance'
import { createAdministrator, rowsOf } from '#tests/helpers/centre/centre'
import { askedFor } from '#tests/helpers/people/absences'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'
import { withAuthenticator } from '#tests/helpers/access/second_factors'

export async function ownPages(stage: Stage): Promise<VisitedPage[]> {
  const { centre, admin, manager, instructor, student } = stage
  const guarded = await createAdministrator(centre)
  await withAuthenticator(guarded)
  const [teacher] = await rowsOf(centre, 'users', { id: instructor.userId })
  const by = { instructor_id: teacher.instructor_id, topic: 'Fractions' }
  await askedFor(centre, { personId: teacher.instructor_id, userId: instructor.userId })
  const { session } = await markableSession(centre, 3, undefined, by)
  return [
    { name: 'not-found', path: '/nowhere' },
    ...seenBy(manager, {
      forbidden: '/admin/students/create',
    }),
    ...seenBy(admin, {
      'admin-profile': '/admin/profile',
      ...tabsOf('admin-profile', '/admin/profile'),
    }),
    ...seenBy(guarded, {
      'profile-guarded': '/admin/profile?tab=security',
    }),
    ...seenBy(instructor, {
      'instructor-home': '/',
      'instructor-calendar': '/calendar',
      'instructor-absences': '/absences',
      'instructor-session': `/sessions/${session}`,
      'instructor-profile': '/instructor/profile',
      ...tabsOf('instructor-profile', '/instructor/profile'),
    }),
    ...seenBy(student, {
      'student-home': '/',
      'student-calendar': '/calendar',
      'student-check-in': '/self-check-in/none',
      'student-attendance': '/attendance',
      'student-profile': '/profile',
      ...tabsOf('student-profile', '/profile'),
    }),
  ]
}

const profileTabs = ['security', 'preferences', 'sessions', 'data']

const tabsOf = (name: string, path: string) =>
  Object.fromEntries(profileTabs.map((tab) => [`${name}-${tab}`, `${path}?tab=${tab}`]))
