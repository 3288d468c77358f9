import { furnishBilling } from '#tests/helpers/furnished_billing'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre'
import { createGuardian, link } from '#tests/helpers/guardians'
import { courseOf, groupOf, levels, subjects, teacherOf } from '#tests/helpers/entries'
import { withAuthenticator } from '#tests/helpers/second_factors'
import { doorPages } from '#tests/helpers/door_pages'
import { openDoors } from '#tests/helpers/doors'
import { filledGroup } from '#tests/helpers/groups'
import { busyInstructor } from '#tests/helpers/instructors'
import { bytesOf, checkImport, importList, startImport } from '#tests/helpers/imports'

/** One page as one person sees it; no account: a guest. */
export type VisitedPage = {
  name: string
  path: string
  account?: Account
  host?: string
  locked?: boolean
  /** Their password was right; a code is awaited. */
  waiting?: boolean
  /** A guest who is told this when the page opens. */
  flash?: Record<string, unknown>
  /** The path it posts to by itself: the answer is held back. */
  holds?: string
  /** Of the installation, while it opens. */
  settings?: { DEMO?: boolean; SIGNUP?: 'open' | 'closed' }
}

const students = 60

/** Every page there is, in a centre with people in it. */
export async function everyPage(): Promise<{ centre: Centre; pages: VisitedPage[] }> {
  const centre = await createCentre()
  await seedDemoStudents({ id: centre.id, country: 'SA' }, students)
  await openDoors(centre, 'instructor', 'student')
  const admin = await createAdministrator(centre)
  const manager = await createAdministrator(centre, { roles: ['Accountant'] })
  const instructor = await createPerson(centre, 'instructor')
  const student = await createPerson(centre, 'student')
  const [someone] = await rowsOf(centre, 'students', { status: 'active' })
  const guarded = await createAdministrator(centre)
  await withAuthenticator(guarded)
  const record = `/admin/students/${someone.id}`
  const used = await usedSubject(centre)
  const subject = `/admin/subjects/${used.subject}`
  const course = `/admin/courses/${used.course}`
  const { groupId } = await filledGroup(centre, 3, 2)
  const group = `/admin/groups/${groupId}`
  const list = [
    ['الاسم', 'الجوال'],
    ['سارة الحربي', '0501234567'],
    ['سارة', 'x'],
  ]
  const mapping = await startImport(centre, bytesOf(list))
  const checked = await startImport(centre, bytesOf(list))
  await checkImport(centre, checked, { policy: 'create' })
  const imported = await importList(centre, list, { policy: 'create' })
  const [level] = await threeLevels(centre)
  const { service, found } = await furnishBilling(centre)
  const guardian = await createGuardian(centre, { firstNameOther: 'هدى', phone: '+966501234567' })
  await link(centre, someone.id, guardian.id, { isPrimary: true, isPayer: true })
  const parent = `/admin/guardians/${guardian.id}`
  const teacher = `/admin/instructors/${await busyInstructor(centre)}`
  const [role] = await rowsOf(centre, 'roles', { name: 'Receptionist' })

  return {
    centre,
    pages: [
      ...(await doorPages(centre, { admin, manager, student })),
      { name: 'not-found', path: '/nowhere' },
      { name: 'forbidden', path: '/admin/students/create', account: manager },
      { name: 'access-requests', path: '/admin/access-requests', account: admin },
      {
        name: 'access-requests-decided',
        path: '/admin/access-requests?tab=decided',
        account: admin,
      },
      { name: 'students', path: '/admin/students', account: admin },
      { name: 'students-none-found', path: '/admin/students?q=zzzzzz', account: admin },
      { name: 'students-create', path: '/admin/students/create', account: admin },
      { name: 'students-show', path: record, account: admin },
      { name: 'students-activity', path: `${record}?tab=activity`, account: admin },
      { name: 'students-edit', path: `${record}/edit`, account: admin },
      { name: 'subjects', path: '/admin/subjects', account: admin },
      { name: 'subjects-create', path: '/admin/subjects/create', account: admin },
      { name: 'subjects-show', path: subject, account: admin },
      { name: 'subjects-uses', path: `${subject}?tab=uses`, account: admin },
      { name: 'subjects-edit', path: `${subject}/edit`, account: admin },
      { name: 'imports', path: '/admin/imports', account: admin },
      { name: 'imports-create', path: '/admin/imports/create', account: admin },
      { name: 'imports-mapping', path: `/admin/imports/${mapping}`, account: admin },
      { name: 'imports-checked', path: `/admin/imports/${checked}`, account: admin },
      { name: 'imports-done', path: `/admin/imports/${imported.id}`, account: admin },
      { name: 'courses', path: '/admin/courses', account: admin },
      { name: 'courses-create', path: '/admin/courses/create', account: admin },
      { name: 'courses-show', path: course, account: admin },
      { name: 'courses-uses', path: `${course}?tab=uses`, account: admin },
      { name: 'courses-edit', path: `${course}/edit`, account: admin },
      { name: 'levels', path: '/admin/levels', account: admin },
      { name: 'levels-arrange', path: '/admin/level-order', account: admin },
      { name: 'levels-create', path: '/admin/levels/create', account: admin },
      { name: 'levels-show', path: `/admin/levels/${level}`, account: admin },
      { name: 'levels-edit', path: `/admin/levels/${level}/edit`, account: admin },
      { name: 'students-guardians', path: `${record}?tab=guardians`, account: admin },
      { name: 'guardians', path: '/admin/guardians', account: admin },
      { name: 'guardians-none-found', path: '/admin/guardians?q=zzzzzz', account: admin },
      { name: 'guardians-create', path: '/admin/guardians/create', account: admin },
      { name: 'guardians-show', path: parent, account: admin },
      { name: 'guardians-children', path: `${parent}?tab=children`, account: admin },
      { name: 'guardians-activity', path: `${parent}?tab=activity`, account: admin },
      { name: 'guardians-edit', path: `${parent}/edit`, account: admin },
      { name: 'instructors', path: '/admin/instructors', account: admin },
      { name: 'instructors-none-found', path: '/admin/instructors?q=zzzzzz', account: admin },
      { name: 'instructors-create', path: '/admin/instructors/create', account: admin },
      { name: 'instructors-show', path: teacher, account: admin },
      { name: 'instructors-availability', path: `${teacher}?tab=availability`, account: admin },
      { name: 'instructors-groups', path: `${teacher}?tab=groups`, account: admin },
      { name: 'instructors-documents', path: `${teacher}?tab=documents`, account: admin },
      { name: 'instructors-pay', path: `${teacher}?tab=pay`, account: admin },
      { name: 'instructors-activity', path: `${teacher}?tab=activity`, account: admin },
      { name: 'instructors-edit', path: `${teacher}/edit`, account: admin },
      { name: 'instructors-expiring', path: '/admin/instructor-documents', account: admin },
      { name: 'students-enrolments', path: `${record}?tab=enrolments`, account: admin },
      { name: 'groups', path: '/admin/groups', account: admin },
      { name: 'groups-none-found', path: '/admin/groups?q=zzzzzz', account: admin },
      { name: 'groups-create', path: '/admin/groups/create', account: admin },
      { name: 'groups-show', path: group, account: admin },
      { name: 'groups-waiting', path: `${group}?tab=waiting`, account: admin },
      { name: 'groups-notes', path: `${group}?tab=notes`, account: admin },
      { name: 'groups-activity', path: `${group}?tab=activity`, account: admin },
      { name: 'groups-edit', path: `${group}/edit`, account: admin },
      { name: 'groups-promotion', path: `${group}/promotions/create`, account: admin },
      { name: 'users', path: '/admin/users', account: admin },
      { name: 'users-create', path: '/admin/users/create', account: admin },
      { name: 'users-show', path: `/admin/users/${manager.userId}`, account: admin },
      { name: 'users-sessions', path: `/admin/users/${admin.userId}?tab=sessions`, account: admin },
      {
        name: 'users-activity',
        path: `/admin/users/${manager.userId}?tab=activity`,
        account: admin,
      },
      { name: 'users-edit', path: `/admin/users/${manager.userId}/edit`, account: admin },
      { name: 'audit', path: '/admin/audit', account: admin },
      { name: 'roles', path: '/admin/roles', account: admin },
      { name: 'roles-create', path: '/admin/roles/create', account: admin },
      { name: 'roles-show', path: `/admin/roles/${role.id}`, account: admin },
      { name: 'roles-edit', path: `/admin/roles/${role.id}/edit`, account: admin },
      { name: 'admin-profile', path: '/admin/profile', account: admin },
      { name: 'admin-sessions', path: '/admin/profile?tab=sessions', account: admin },
      { name: 'profile-security', path: '/admin/profile?tab=security', account: admin },
      { name: 'profile-guarded', path: '/admin/profile?tab=security', account: guarded },
      { name: 'profile-data', path: '/admin/profile?tab=data', account: admin },
      { name: 'profile-preferences', path: '/admin/profile?tab=preferences', account: admin },
      { name: 'terms', path: '/admin/terms', account: admin },
      { name: 'terms-create', path: '/admin/terms/create', account: admin },
      { name: 'services', path: '/admin/services', account: admin },
      { name: 'services-create', path: '/admin/services/create', account: admin },
      { name: 'services-show', path: `/admin/services/${service}`, account: admin },
      { name: 'services-edit', path: `/admin/services/${service}/edit`, account: admin },
      { name: 'packages', path: '/admin/packages', account: admin },
      { name: 'packages-create', path: '/admin/packages/create', account: admin },
      { name: 'packages-show', path: `/admin/packages/${found}`, account: admin },
      { name: 'packages-edit', path: `/admin/packages/${found}/edit`, account: admin },
      { name: 'general-settings', path: '/admin/settings/general', account: admin },
      { name: 'security-settings', path: '/admin/settings/security', account: admin },
      { name: 'instructor-home', path: '/', account: instructor },
      { name: 'instructor-profile', path: '/instructor/profile', account: instructor },
      { name: 'student-home', path: '/', account: student },
      { name: 'student-profile', path: '/profile', account: student },
    ],
  }
}

/** A subject with an instructor and a course that has a group. */
async function usedSubject(centre: Centre) {
  const { id } = await subjects.add(centre, {
    name_en: 'Mathematics',
    name_ar: 'الرياضيات',
    colour: '#168080',
  })
  const price = { price: 45_000, currency: 'SAR', exponent: 2, billing_mode: 'per_month' }
  const course = await courseOf(centre, { subject_id: id, title_ar: 'الجبر للمبتدئين', ...price })
  await groupOf(centre, { course_id: course })
  await teacherOf(centre, id)
  return { subject: id, course }
}

async function threeLevels(centre: Centre) {
  const names = [
    { name_en: 'Grade 1', name_ar: 'الصف الأول', min_age: 6, max_age: 7 },
    { name_en: 'Grade 2', name_ar: 'الصف الثاني', min_age: 7 },
    { name_ar: 'الصف الثالث', name_en: null, max_age: 9 },
  ]
  const ids: string[] = []
  for (const name of names) ids.push((await levels.add(centre, name)).id)
  return ids
}
