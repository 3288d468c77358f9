/** The one list of permissions (rows H2, product "Permissions"). Seeds, policies, menus and the test matrix derive from it. */

export const verbs = ['index', 'create', 'update', 'delete'] as const

export const adminAreas = [
  'admins',
  'roles',
  'instructors',
  'students',
  'guardians',
  'courses',
  'groups',
  'enrolments',
  'sessions',
  'attendance',
  'subjects',
  'levels',
  'terms',
  'rooms',
  'holidays',
  'services',
  'packages',
  'invoices',
  'payments',
  'credit_notes',
  'refunds',
  'payouts',
  'finance_statistics',
  'settings',
  'financial_settings',
  'security_settings',
  'notifications',
  'imports',
  'exports',
  'audit',
] as const

export const studentAreas = [
  'users',
  'roles',
  'instructors',
  'students',
  'courses',
  'groups',
  'subjects',
  'levels',
  'invoices',
  'services',
  'packages',
] as const

export type Verb = (typeof verbs)[number]
export type AdminArea = (typeof adminAreas)[number]
export type StudentArea = (typeof studentAreas)[number]
export type Kind = 'admin' | 'instructor' | 'student'
export type Permission =
  'admin.statistics' | `admin.${AdminArea}.${Verb}` | `student.${StudentArea}.${Verb}`

const every = <P extends string, A extends string>(portal: P, areas: readonly A[]) =>
  areas.flatMap((area) => verbs.map((verb) => `${portal}.${area}.${verb}` as const))

/** Every permission a role of this kind may hold; an instructor's scope is fixed, so it holds none. */
export const permissionsOf: Record<Kind, readonly Permission[]> = {
  admin: ['admin.statistics', ...every('admin', adminAreas)],
  instructor: [],
  student: every('student', studentAreas),
}

/** Whether a role of this kind may hold the name. */
export const isPermissionOf = (kind: Kind, name: string): name is Permission =>
  permissionsOf[kind].some((permission) => permission === name)
