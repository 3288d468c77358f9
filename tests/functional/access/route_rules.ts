import {
  type AdminArea,
  adminAreas,
  type Kind,
  type Permission,
  type Verb,
} from '#domain/access/roles/permissions'
import { areaOf } from '#domain/shared/areas/areas'

/** What a route asks of whoever calls it; of the sets of permissions one is enough, but whole. */
export type RouteRule =
  | { for: 'everybody' }
  | { for: 'kinds'; kinds: Kind[] }
  | { for: 'permissions'; sets: Permission[][] }

const everybody: RouteRule = { for: 'everybody' }
const kinds = (...of: Kind[]): RouteRule => ({ for: 'kinds', kinds: of })
const may = (...all: Permission[]): RouteRule => ({ for: 'permissions', sets: [all] })
const mayOne = (...one: Permission[]): RouteRule => ({
  for: 'permissions',
  sets: one.map((permission) => [permission]),
})

const promoting = may('admin.enrolments.create', 'admin.enrolments.index', 'admin.groups.index')
const joining = mayOne('admin.instructors.create', 'admin.students.create')

/** A family names its guardian: a new one, or one the centre knows. */
const family: RouteRule = {
  for: 'permissions',
  sets: [
    ['admin.students.create', 'admin.guardians.create'],
    ['admin.students.create', 'admin.guardians.update'],
  ],
}

/** What each act upon the records of an area asks for, wherever it has the usual routes. */
const usual: Record<string, Verb> = {
  index: 'index',
  create: 'create',
  store: 'create',
  show: 'index',
  edit: 'update',
  update: 'update',
  destroy: 'delete',
}

/** The rules of an area's list, forms, archive and export: a listed area has them by its name. */
function rulesOfArea(area: AdminArea): Record<string, RouteRule> {
  const { record } = areaOf(area)
  if (!record) return {}
  const rules = Object.entries(usual).map(([act, verb]) => [
    `admin.${area}.${act}`,
    may(`admin.${area}.${verb}`),
  ])
  return {
    ...Object.fromEntries(rules),
    [`admin.${record.one}_archives.store`]: may(`admin.${area}.delete`),
    [`admin.${record.one}_archives.destroy`]: may(`admin.${area}.update`),
    [`admin.${record.one}_exports.show`]: may(`admin.${area}.index`, 'admin.exports.index'),
  }
}

const usualRules = Object.assign(
  {},
  ...adminAreas.filter((area) => areaOf(area).exported).map(rulesOfArea)
) as Record<string, RouteRule>

/** A route's rule. A route that has none fails the matrix: nobody has said who may call it. */
export const ruleOf = (route: string): RouteRule | undefined =>
  routeRules[route] ?? usualRules[route]

/** The rules of all other routes. */
export const routeRules: Record<string, RouteRule> = {
  'home': everybody,
  'logo': everybody,
  'mailbox': everybody,
  'fallback': everybody,
  'language.update': everybody,
  'presence.store': kinds('admin', 'instructor', 'student'),

  'login': everybody,
  'login.store': everybody,
  'logout': everybody,
  'logout.refused': everybody,
  'register': everybody,
  'register.store': everybody,
  'password.forgot': everybody,
  'password.ask': everybody,
  'password.edit': everybody,
  'password.update': everybody,
  'confirm': kinds('student'),
  'confirm.store': kinds('student'),
  'confirm.passkey': kinds('student'),
  'proof_challenge': kinds('student'),
  'lock': kinds('student'),
  'locked': kinds('student'),
  'unlock': kinds('student'),
  'unlock.passkey': kinds('student'),
  'email.edit': everybody,
  'email.update': everybody,
  'email.show': kinds('student'),
  'email.send': kinds('student'),

  'instructor.login': everybody,
  'instructor.login.store': everybody,
  'instructor.logout': everybody,
  'instructor.logout.refused': everybody,
  'instructor.register': everybody,
  'instructor.register.store': everybody,
  'instructor.password.forgot': everybody,
  'instructor.password.ask': everybody,
  'instructor.password.edit': everybody,
  'instructor.password.update': everybody,
  'instructor.confirm': kinds('instructor'),
  'instructor.confirm.store': kinds('instructor'),
  'instructor.confirm.passkey': kinds('instructor'),
  'instructor.proof_challenge': kinds('instructor'),
  'instructor.lock': kinds('instructor'),
  'instructor.locked': kinds('instructor'),
  'instructor.unlock': kinds('instructor'),
  'instructor.unlock.passkey': kinds('instructor'),
  'instructor.email.edit': everybody,
  'instructor.email.update': everybody,
  'instructor.email.show': kinds('instructor'),
  'instructor.email.send': kinds('instructor'),

  'admin.login': everybody,
  'admin.login.store': everybody,
  'admin.logout': everybody,
  'admin.logout.refused': everybody,
  'admin.register': everybody,
  'admin.register.store': everybody,
  'admin.hand_off': everybody,
  'admin.hand_off.store': everybody,
  'admin.password.forgot': everybody,
  'admin.password.ask': everybody,
  'admin.password.edit': everybody,
  'admin.password.update': everybody,
  'admin.confirm': kinds('admin'),
  'admin.confirm.store': kinds('admin'),
  'admin.confirm.passkey': kinds('admin'),
  'admin.proof_challenge': kinds('admin'),
  'admin.lock': kinds('admin'),
  'admin.locked': kinds('admin'),
  'admin.unlock': kinds('admin'),
  'admin.unlock.passkey': kinds('admin'),
  'admin.email.edit': everybody,
  'admin.email.update': everybody,
  'admin.email.show': kinds('admin'),
  'admin.email.send': kinds('admin'),

  'two_factor': everybody,
  'two_factor.store': everybody,
  'two_factor.recovery': everybody,
  'two_factor.passkey': everybody,
  'passkey_login': everybody,
  'passkey_challenge': everybody,

  'instructor.two_factor': everybody,
  'instructor.two_factor.store': everybody,
  'instructor.two_factor.recovery': everybody,
  'instructor.two_factor.passkey': everybody,
  'instructor.passkey_login': everybody,
  'instructor.passkey_challenge': everybody,

  'admin.two_factor': everybody,
  'admin.two_factor.store': everybody,
  'admin.two_factor.recovery': everybody,
  'admin.two_factor.passkey': everybody,
  'admin.passkey_login': everybody,
  'admin.passkey_challenge': everybody,

  'profile.two_factor_setup.store': kinds('admin', 'instructor', 'student'),
  'profile.two_factor_setup.destroy': kinds('admin', 'instructor', 'student'),
  'profile.two_factor.store': kinds('admin', 'instructor', 'student'),
  'profile.two_factor.destroy': kinds('admin', 'instructor', 'student'),
  'profile.recovery_codes.store': kinds('admin', 'instructor', 'student'),
  'profile.passkeys.challenge': kinds('admin', 'instructor', 'student'),
  'profile.passkeys.store': kinds('admin', 'instructor', 'student'),
  'profile.passkeys.update': kinds('admin', 'instructor', 'student'),
  'profile.passkeys.destroy': kinds('admin', 'instructor', 'student'),

  'instructor.profile.two_factor_setup.store': kinds('instructor'),
  'instructor.profile.two_factor_setup.destroy': kinds('instructor'),
  'instructor.profile.two_factor.store': kinds('instructor'),
  'instructor.profile.two_factor.destroy': kinds('instructor'),
  'instructor.profile.recovery_codes.store': kinds('instructor'),
  'instructor.profile.passkeys.challenge': kinds('instructor'),
  'instructor.profile.passkeys.store': kinds('instructor'),
  'instructor.profile.passkeys.update': kinds('instructor'),
  'instructor.profile.passkeys.destroy': kinds('instructor'),

  'admin.profile.two_factor_setup.store': kinds('admin'),
  'admin.profile.two_factor_setup.destroy': kinds('admin'),
  'admin.profile.two_factor.store': kinds('admin'),
  'admin.profile.two_factor.destroy': kinds('admin'),
  'admin.profile.recovery_codes.store': kinds('admin'),
  'admin.profile.passkeys.challenge': kinds('admin'),
  'admin.profile.passkeys.store': kinds('admin'),
  'admin.profile.passkeys.update': kinds('admin'),
  'admin.profile.passkeys.destroy': kinds('admin'),
  'admin.two_factor_setup': kinds('admin'),

  'profile': kinds('admin', 'instructor', 'student'),
  'profile.sessions.destroy': kinds('instructor', 'student'),
  'profile.other_sessions.destroy': kinds('instructor', 'student'),
  'profile.update': kinds('instructor', 'student'),
  'profile.photo.show': kinds('instructor', 'student'),
  'profile.preferences.update': kinds('instructor', 'student'),
  'profile.notifications.update': kinds('instructor', 'student'),
  'profile.email.update': kinds('instructor', 'student'),
  'profile.email.destroy': kinds('instructor', 'student'),
  'profile.password.update': kinds('instructor', 'student'),
  'profile.exports.store': kinds('instructor', 'student'),
  'profile.destroy': kinds('instructor', 'student'),
  'instructor.profile': kinds('instructor'),
  'instructor.profile.sessions.destroy': kinds('instructor'),
  'instructor.profile.other_sessions.destroy': kinds('instructor'),
  'instructor.profile.update': kinds('instructor'),
  'instructor.profile.photo.show': kinds('instructor'),
  'instructor.profile.preferences.update': kinds('instructor'),
  'instructor.profile.notifications.update': kinds('instructor'),
  'instructor.profile.email.update': kinds('instructor'),
  'instructor.profile.email.destroy': kinds('instructor'),
  'instructor.profile.password.update': kinds('instructor'),
  'instructor.profile.exports.store': kinds('instructor'),
  'instructor.profile.destroy': kinds('instructor'),
  'admin.profile': kinds('admin'),
  'admin.profile.sessions.destroy': kinds('admin'),
  'admin.profile.other_sessions.destroy': kinds('admin'),
  'admin.profile.update': kinds('admin'),
  'admin.profile.photo.show': kinds('admin'),
  'admin.profile.preferences.update': kinds('admin'),
  'admin.profile.notifications.update': kinds('admin'),
  'admin.profile.email.update': kinds('admin'),
  'admin.profile.email.destroy': kinds('admin'),
  'admin.profile.password.update': kinds('admin'),
  'admin.profile.exports.store': kinds('admin'),
  'admin.profile.destroy': kinds('admin'),
  'admin.home': kinds('admin'),

  'admin.roles.index': may('admin.roles.index'),
  'admin.roles.create': may('admin.roles.create'),
  'admin.roles.store': may('admin.roles.create'),
  'admin.roles.show': may('admin.roles.index'),
  'admin.roles.edit': may('admin.roles.update'),
  'admin.roles.update': may('admin.roles.update'),
  'admin.roles.destroy': may('admin.roles.delete'),
  'admin.roles.view.store': may('admin.roles.update'),
  'admin.role_view.destroy': kinds('admin'),

  'admin.audit.index': may('admin.audit.index'),

  'admin.lists.layout.update': may('admin.students.index'),
  'admin.lists.view.update': may('admin.students.index'),
  'admin.lists.views.store': may('admin.students.index'),
  'admin.lists.views.update': may('admin.students.index'),
  'admin.lists.views.destroy': may('admin.students.index'),
  'admin.users.index': may('admin.admins.index'),
  'admin.users.create': may('admin.admins.create'),
  'admin.users.store': may('admin.admins.create'),
  'admin.users.show': may('admin.admins.index'),
  'admin.users.edit': may('admin.admins.update'),
  'admin.users.photo.show': may('admin.admins.index'),
  'admin.users.update': may('admin.admins.update'),
  'admin.users.invitation.store': may('admin.admins.create'),
  'admin.users.invitation.destroy': may('admin.admins.create'),
  'admin.users.link.store': may('admin.admins.create'),
  'admin.users.suspension.store': may('admin.admins.update'),
  'admin.users.suspension.destroy': may('admin.admins.update'),
  'admin.users.archive.store': may('admin.admins.delete'),
  'admin.users.archive.destroy': may('admin.admins.update'),
  'admin.users.sessions.destroy': may('admin.admins.update'),
  'admin.users.factors.destroy': may('admin.admins.update'),
  'admin.access_requests.index': joining,
  'admin.access_requests.count': joining,
  'admin.access_requests.update': joining,

  'admin.students.photo.show': may('admin.students.index'),
  'admin.students.status.update': may('admin.students.update'),
  'admin.student_statuses.update': may('admin.students.update'),
  'admin.student_enrolments.store': may('admin.enrolments.create', 'admin.students.index'),

  'admin.level_places.update': may('admin.levels.update'),
  'admin.level_order.edit': may('admin.levels.update'),

  'admin.imports.index': may('admin.imports.index'),
  'admin.imports.create': may('admin.imports.create'),
  'admin.imports.store': may('admin.imports.create'),
  'admin.imports.template': may('admin.imports.create'),
  'admin.imports.show': may('admin.imports.index'),
  'admin.imports.destroy': may('admin.imports.create'),
  'admin.imports.check.store': may('admin.imports.create'),
  'admin.imports.run.store': may('admin.imports.create'),
  'admin.imports.undo.store': may('admin.imports.create'),
  'admin.imports.results': may('admin.imports.index'),
  'admin.students.invitation.store': may('admin.students.update'),
  'admin.students.invitation.destroy': may('admin.students.update'),
  'admin.students.link.store': may('admin.students.update'),
  'admin.students.suspension.store': may('admin.students.update'),
  'admin.students.suspension.destroy': may('admin.students.update'),

  'admin.guardians.photo.show': may('admin.guardians.index'),
  'admin.guardian_options.index': may('admin.guardians.index'),
  'admin.guardians.invitation.store': may('admin.guardians.update'),
  'admin.guardians.invitation.destroy': may('admin.guardians.update'),
  'admin.guardians.link.store': may('admin.guardians.update'),
  'admin.guardians.suspension.store': may('admin.guardians.update'),
  'admin.guardians.suspension.destroy': may('admin.guardians.update'),
  'admin.student_guardians.store': may('admin.students.index', 'admin.guardians.create'),
  'admin.student_guardians.update': may('admin.students.index', 'admin.guardians.update'),
  'admin.student_guardians.destroy': may('admin.students.index', 'admin.guardians.update'),
  'admin.families.create': family,
  'admin.families.store': family,
  'admin.households.store': may('admin.students.index', 'admin.guardians.create'),
  'admin.households.update': may('admin.students.index', 'admin.guardians.update'),
  'admin.instructors.photo.show': may('admin.instructors.index'),
  'admin.instructors.availability.update': may('admin.instructors.update'),
  'admin.instructors.absences.store': may('admin.instructors.update'),
  'admin.instructors.absences.destroy': may('admin.instructors.update'),
  'admin.instructor_documents.index': may('admin.instructors.update'),
  'admin.instructors.documents.store': may('admin.instructors.update'),
  'admin.instructors.documents.update': may('admin.instructors.update'),
  'admin.instructors.documents.destroy': may('admin.instructors.update'),
  'admin.instructors.documents.file': may('admin.instructors.update'),
  'admin.instructors.pay_rules.store': may(
    'admin.instructors.index',
    'admin.payouts.index',
    'admin.payouts.create'
  ),
  'admin.instructors.account.update': may(
    'admin.instructors.index',
    'admin.payouts.index',
    'admin.payouts.update'
  ),
  'admin.instructors.invitation.store': may('admin.instructors.update'),
  'admin.instructors.invitation.destroy': may('admin.instructors.update'),
  'admin.instructors.link.store': may('admin.instructors.update'),
  'admin.instructors.suspension.store': may('admin.instructors.update'),
  'admin.instructors.suspension.destroy': may('admin.instructors.update'),

  'admin.groups.status.update': may('admin.groups.update'),
  'admin.groups.status.destroy': may('admin.groups.update'),
  'admin.groups.promotions.create': promoting,
  'admin.groups.promotions.store': promoting,
  'admin.enrolments.store': may('admin.enrolments.create'),
  'admin.enrolments.confirmation.store': may('admin.enrolments.update'),
  'admin.enrolments.transfer.store': may('admin.enrolments.update'),
  'admin.enrolments.freeze.store': may('admin.enrolments.update'),
  'admin.enrolments.freeze.destroy': may('admin.enrolments.update'),
  'admin.enrolments.drop.store': may('admin.enrolments.update'),
  'admin.enrolments.completion.store': may('admin.enrolments.update'),
  'admin.enrolments.offer.store': may('admin.enrolments.update'),
  'admin.enrolments.offer.update': may('admin.enrolments.update'),
  'admin.enrolment_undos.store': may('admin.enrolments.update'),
  'admin.enrolments.priority.store': may('admin.enrolments.update'),

  'admin.settings.security.edit': may('admin.security_settings.index'),
  'admin.services.prices.store': may('admin.services.update'),
  'admin.services.prices.destroy': may('admin.services.update'),
  'admin.packages.status.update': may('admin.packages.update'),

  'admin.settings.general.edit': may('admin.settings.index'),
  'admin.settings.general.update': may('admin.settings.update'),
  'admin.settings.security.update': may('admin.security_settings.update'),
  'admin.settings.financial.update': may('admin.financial_settings.update'),
  'admin.settings.everybody_out.store': may('admin.security_settings.update'),
}
