export type RoleKind = 'admin' | 'instructor' | 'student'
export type Verb = 'index' | 'create' | 'update' | 'delete'

export const verbs: Verb[] = ['index', 'create', 'update', 'delete']

const people = ['admins', 'roles', 'instructors', 'students', 'guardians'] as const
const teaching = [
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
] as const
const money = [
  'services',
  'packages',
  'invoices',
  'payments',
  'credit_notes',
  'refunds',
  'payouts',
  'finance_statistics',
  'financial_settings',
] as const
const centre = [
  'statistics',
  'settings',
  'security_settings',
  'notifications',
  'imports',
  'exports',
  'audit',
] as const

export type Area =
  'users' | (typeof people | typeof teaching | typeof money | typeof centre)[number]
export type Group = 'people' | 'teaching' | 'money' | 'centre'

/** The areas of a role by the work they belong to, in the order a centre's day meets them. */
export const groupsOf: Record<RoleKind, { group: Group; areas: readonly Area[] }[]> = {
  admin: [
    { group: 'people', areas: people },
    { group: 'teaching', areas: teaching },
    { group: 'money', areas: money },
    { group: 'centre', areas: centre },
  ],
  student: [
    { group: 'people', areas: ['users', 'roles', 'instructors', 'students'] },
    { group: 'teaching', areas: ['courses', 'groups', 'subjects', 'levels'] },
    { group: 'money', areas: ['invoices', 'services', 'packages'] },
  ],
  instructor: [],
}

/** Areas in which not every verb means something: nobody adds to the audit trail by hand. */
const fewer: Partial<Record<Area, Verb[]>> = {
  statistics: ['index'],
  finance_statistics: ['index'],
  exports: ['index'],
  audit: ['index'],
  imports: ['index', 'create'],
  settings: ['index', 'update'],
  financial_settings: ['index', 'update'],
  security_settings: ['index', 'update'],
}

export const verbsOf = (area: Area): Verb[] => fewer[area] ?? verbs

/** The permission behind a box; undefined where the verb means nothing. */
export function permissionOf(kind: RoleKind, area: Area, verb: Verb): string | undefined {
  if (!verbsOf(area).includes(verb)) return undefined
  return area === 'statistics' ? 'admin.statistics' : `${kind}.${area}.${verb}`
}

/** Every permission of an area that has a box. */
export const permissionsOf = (kind: RoleKind, area: Area): string[] =>
  verbsOf(area).flatMap((verb) => permissionOf(kind, area, verb) ?? [])

/** Every permission of a kind that has a box. */
export const boxesOf = (kind: RoleKind): string[] =>
  groupsOf[kind].flatMap(({ areas }) => areas.flatMap((area) => permissionsOf(kind, area)))
