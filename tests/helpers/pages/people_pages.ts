import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { busyInstructor } from '#tests/helpers/people/instructors'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

export async function peoplePages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const [someone] = await rowsOf(centre, 'students', { status: 'active' })
  const record = `/admin/students/${someone.id}`
  const guardian = await createGuardian(centre, { firstNameOther: 'هدى', phone: '+966501234567' })
  await link(centre, someone.id, guardian.id, { isPrimary: true, isPayer: true })
  const parent = `/admin/guardians/${guardian.id}`
  await owedSession(centre, someone.id)
  const teacher = `/admin/instructors/${await busyInstructor(centre)}`
  return seenBy(admin, {
    'access-requests': '/admin/access-requests',
    'access-requests-decided': '/admin/access-requests?tab=decided',
    'students': '/admin/students',
    'students-none-found': '/admin/students?q=zzzzzz',
    'students-create': '/admin/students/create',
    'students-show': record,
    'students-details': `${record}?tab=details`,
    'students-activity': `${record}?tab=activity`,
    'students-edit': `${record}/edit`,
    'students-guardians': `${record}?tab=guardians`,
    'guardians': '/admin/guardians',
    'guardians-create': '/admin/guardians/create',
    'guardians-show': parent,
    'guardians-children': `${parent}?tab=children`,
    'guardians-activity': `${parent}?tab=activity`,
    'guardians-edit': `${parent}/edit`,
    'families-create': '/admin/families/create',
    'families-sibling': `/admin/families/create?guardian=${guardian.id}`,
    'instructors': '/admin/instructors',
    'instructors-create': '/admin/instructors/create',
    'instructors-show': teacher,
    'instructors-availability': `${teacher}?tab=availability`,
    'instructors-groups': `${teacher}?tab=groups`,
    'instructors-sessions': `${teacher}?tab=sessions`,
    'instructors-documents': `${teacher}?tab=documents`,
    'instructors-pay': `${teacher}?tab=pay`,
    'instructors-details': `${teacher}?tab=details`,
    'instructors-activity': `${teacher}?tab=activity`,
    'instructors-edit': `${teacher}/edit`,
    'absence-requests': '/admin/absence-requests?tab=waiting',
    'absence-requests-decided': '/admin/absence-requests?tab=decided',
    'instructors-expiring': '/admin/instructor-documents',
    'instructor-hours': '/admin/instructor-hours',
    'instructor-hours-show': `/admin/instructor-hours/${/[^/]+$/.exec(teacher)![0]}`,
    'students-sessions': `${record}?tab=sessions`,
    'students-attendance': `${record}?tab=attendance`,
    'students-absences': `${record}?tab=absences`,
    'students-make-ups': `${record}?tab=make_ups`,
    'students-enrolments': `${record}?tab=enrolments`,
  })
}

/** A one-to-one session that a student missed and may make up for. */
async function owedSession(centre: Centre, student: string) {
  const alone = { type: 'regular', student_id: student }
  const missed = await writeSession(centre, '2026-11-16T15:00Z', '2026-11-16T16:00Z', alone)
  const credit = { id: uuid(), session_id: missed, student_id: student, cause: 'absence' }
  await insert(centre, 'make_up_credits', { ...credit, expires_on: '2026-12-31' })
}
