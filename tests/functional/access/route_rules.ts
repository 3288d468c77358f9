import type { Kind, Permission } from '#domain/access/permissions'

/** What a route asks of whoever calls it. */
export type RouteRule =
  | { for: 'everybody' }
  | { for: 'kinds'; kinds: Kind[] }
  | { for: 'permission'; permission: Permission }

const everybody: RouteRule = { for: 'everybody' }
const kinds = (...of: Kind[]): RouteRule => ({ for: 'kinds', kinds: of })
const may = (permission: Permission): RouteRule => ({ for: 'permission', permission })

/** Every route and its rule. A route that is missing here fails the matrix: nobody has said who may call it. */
export const routeRules: Record<string, RouteRule> = {
  'home': everybody,
  'fallback': everybody,
  'language.update': everybody,
  'presence.store': kinds('admin', 'instructor', 'student'),

  'login': everybody,
  'login.store': everybody,
  'logout': everybody,
  'logout.refused': everybody,
  'password.edit': everybody,
  'password.update': everybody,
  'confirm': kinds('student'),
  'confirm.store': kinds('student'),
  'lock': kinds('student'),
  'locked': kinds('student'),
  'unlock': kinds('student'),

  'instructor.login': everybody,
  'instructor.login.store': everybody,
  'instructor.logout': everybody,
  'instructor.logout.refused': everybody,
  'instructor.password.edit': everybody,
  'instructor.password.update': everybody,
  'instructor.confirm': kinds('instructor'),
  'instructor.confirm.store': kinds('instructor'),
  'instructor.lock': kinds('instructor'),
  'instructor.locked': kinds('instructor'),
  'instructor.unlock': kinds('instructor'),

  'admin.login': everybody,
  'admin.login.store': everybody,
  'admin.logout': everybody,
  'admin.logout.refused': everybody,
  'admin.password.edit': everybody,
  'admin.password.update': everybody,
  'admin.confirm': kinds('admin'),
  'admin.confirm.store': kinds('admin'),
  'admin.lock': kinds('admin'),
  'admin.locked': kinds('admin'),
  'admin.unlock': kinds('admin'),

  'profile': kinds('admin', 'instructor', 'student'),
  'profile.update': kinds('instructor', 'student'),
  'profile.photo.show': kinds('instructor', 'student'),
  'profile.preferences.update': kinds('instructor', 'student'),
  'profile.email.update': kinds('instructor', 'student'),
  'profile.email.destroy': kinds('instructor', 'student'),
  'profile.password.update': kinds('instructor', 'student'),
  'profile.exports.store': kinds('instructor', 'student'),
  'profile.destroy': kinds('instructor', 'student'),
  'instructor.profile': kinds('instructor'),
  'instructor.profile.update': kinds('instructor'),
  'instructor.profile.photo.show': kinds('instructor'),
  'instructor.profile.preferences.update': kinds('instructor'),
  'instructor.profile.email.update': kinds('instructor'),
  'instructor.profile.email.destroy': kinds('instructor'),
  'instructor.profile.password.update': kinds('instructor'),
  'instructor.profile.exports.store': kinds('instructor'),
  'instructor.profile.destroy': kinds('instructor'),
  'admin.profile': kinds('admin'),
  'admin.profile.update': kinds('admin'),
  'admin.profile.photo.show': kinds('admin'),
  'admin.profile.preferences.update': kinds('admin'),
  'admin.profile.email.update': kinds('admin'),
  'admin.profile.email.destroy': kinds('admin'),
  'admin.profile.password.update': kinds('admin'),
  'admin.profile.exports.store': kinds('admin'),
  'admin.profile.destroy': kinds('admin'),
  'admin.home': kinds('admin'),

  'admin.students.index': may('admin.students.index'),
  'admin.students.create': may('admin.students.create'),
  'admin.students.store': may('admin.students.create'),
  'admin.students.show': may('admin.students.index'),
  'admin.students.edit': may('admin.students.update'),
  'admin.students.update': may('admin.students.update'),
  'admin.students.photo.show': may('admin.students.index'),
  'admin.student_archives.store': may('admin.students.delete'),
  'admin.student_archives.destroy': may('admin.students.update'),
  'admin.student_exports.show': may('admin.students.index'),
}
