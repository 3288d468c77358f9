import type { AreaDefinition, MenuHeading } from '#domain/shared/areas/area'

const every = ['index', 'create', 'update', 'delete'] as const

/** Two lines in the menu, to its list and to the form of a new one. */
const listed = <Heading extends MenuHeading>(heading: Heading) =>
  ({ heading, leads: 'list_and_form', opens: [], marks: [], beside: [] }) as const

/** Told in the trail in the area's own words, to whoever may see its records. */
const toldOf = <Words extends string>(words: Words) =>
  ({ needs: [`admin.${words}.index`], words }) as const

/**
 * Everything that is known by area, in the order of menus, lists of permissions and filters. What a definition asks for
 * stands in `area.ts`; whoever needs the areas of one sort derives them from here (ADR 33).
 */
export const areas = {
  statistics: {
    route: 'statistics',
    record: null,
    held: {
      group: 'centre',
      verbs: ['index'],
      admin: { manager: 'I', receptionist: 'I', accountant: 'I', coordinator: 'I' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  users: {
    route: 'users',
    record: { one: 'user', named: null, search: null },
    held: { group: 'people', verbs: every, admin: null, student: true },
    trail: { needs: ['admin.admins.index'], words: null },
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  admins: {
    route: 'users',
    record: null,
    held: {
      group: 'people',
      verbs: every,
      admin: { manager: 'ICU', receptionist: '', accountant: '', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: listed('users'),
    goKey: null,
    imported: false,
    exported: false,
  },
  roles: {
    route: 'roles',
    record: { one: 'role', named: null, search: null },
    held: {
      group: 'people',
      verbs: every,
      admin: { manager: 'I', receptionist: '', accountant: '', coordinator: '' },
      student: true,
    },
    trail: { needs: ['admin.roles.index'], words: null },
    menu: { ...listed('users'), leads: 'admin.roles.index' },
    goKey: null,
    imported: false,
    exported: false,
  },
  instructors: {
    route: 'instructors',
    record: { one: 'instructor', named: 'person', search: 'text' },
    held: {
      group: 'people',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'I', coordinator: 'ICU' },
      student: true,
    },
    trail: toldOf('instructors'),
    menu: {
      ...listed('users'),
      opens: ['/admin/instructor-documents'],
      marks: [],
      beside: [{ line: 'expiring', to: 'admin.instructor_documents.index', verb: 'update' }],
    },
    goKey: 'I',
    imported: true,
    exported: true,
  },
  students: {
    route: 'students',
    record: { one: 'student', named: 'person', search: 'page' },
    held: {
      group: 'people',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'ICU', accountant: 'I', coordinator: 'ICU' },
      student: true,
    },
    trail: toldOf('students'),
    menu: {
      ...listed('users'),
      opens: ['/admin/families'],
      marks: ['/admin/families'],
      beside: [],
    },
    goKey: 'S',
    imported: true,
    exported: true,
  },
  guardians: {
    route: 'guardians',
    record: { one: 'guardian', named: 'person', search: 'page' },
    held: {
      group: 'people',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'ICU', accountant: 'I', coordinator: 'ICU' },
      student: false,
    },
    trail: toldOf('guardians'),
    menu: listed('users'),
    goKey: 'U',
    imported: true,
    exported: true,
  },
  households: {
    route: 'households',
    record: { one: 'household', named: 'plain', search: null },
    held: null,
    trail: { needs: ['admin.guardians.index'], words: null },
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  access_requests: {
    route: 'access_requests',
    record: { one: 'access_request', named: null, search: null },
    held: null,
    trail: { needs: ['admin.instructors.create', 'admin.students.create'], words: null },
    menu: { ...listed('users'), leads: 'admin.access_requests.index' },
    goKey: null,
    imported: false,
    exported: false,
  },
  courses: {
    route: 'courses',
    record: { one: 'course', named: 'title', search: 'text' },
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'I', coordinator: 'ICUD' },
      student: true,
    },
    trail: toldOf('courses'),
    menu: listed('materials'),
    goKey: 'O',
    imported: true,
    exported: true,
  },
  groups: {
    route: 'groups',
    record: { one: 'group', named: 'title', search: 'text' },
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'I', coordinator: 'ICUD' },
      student: true,
    },
    trail: toldOf('groups'),
    menu: listed('materials'),
    goKey: 'G',
    imported: true,
    exported: true,
  },
  enrolments: {
    route: 'enrolments',
    record: { one: 'enrolment', named: 'student', search: null },
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'ICU', accountant: 'I', coordinator: 'ICUD' },
      student: false,
    },
    trail: toldOf('enrolments'),
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  sessions: {
    route: 'sessions',
    record: null,
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'IU', accountant: 'I', coordinator: 'ICUD' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  attendance: {
    route: 'attendance',
    record: null,
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'ICU', accountant: 'I', coordinator: 'ICUD' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  subjects: {
    route: 'subjects',
    record: { one: 'subject', named: 'name', search: 'text' },
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'I', coordinator: 'ICUD' },
      student: true,
    },
    trail: toldOf('subjects'),
    menu: listed('materials'),
    goKey: 'B',
    imported: false,
    exported: true,
  },
  levels: {
    route: 'levels',
    record: { one: 'level', named: 'name', search: 'text' },
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'I', coordinator: 'ICUD' },
      student: true,
    },
    trail: toldOf('levels'),
    menu: { ...listed('materials'), opens: ['/admin/level-order'], marks: [], beside: [] },
    goKey: 'L',
    imported: false,
    exported: true,
  },
  terms: {
    route: 'terms',
    record: { one: 'term', named: 'name', search: 'text' },
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'I', coordinator: 'ICUD' },
      student: false,
    },
    trail: toldOf('terms'),
    menu: listed('materials'),
    goKey: 'T',
    imported: false,
    exported: true,
  },
  rooms: {
    route: 'rooms',
    record: null,
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: '', coordinator: 'ICU' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  holidays: {
    route: 'holidays',
    record: null,
    held: {
      group: 'teaching',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: '', coordinator: 'ICU' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  services: {
    route: 'services',
    record: { one: 'service', named: 'name', search: 'text' },
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'ICU', coordinator: 'I' },
      student: true,
    },
    trail: toldOf('services'),
    menu: listed('services'),
    goKey: 'V',
    imported: false,
    exported: true,
  },
  packages: {
    route: 'packages',
    record: { one: 'package', named: 'name', search: 'text' },
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'I', accountant: 'ICU', coordinator: 'I' },
      student: true,
    },
    trail: toldOf('packages'),
    menu: listed('services'),
    goKey: 'P',
    imported: false,
    exported: true,
  },
  invoices: {
    route: 'invoices',
    record: null,
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'ICU', accountant: 'ICUD', coordinator: '' },
      student: true,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  payments: {
    route: 'payments',
    record: null,
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'ICU', accountant: 'ICUD', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  credit_notes: {
    route: 'credit_notes',
    record: null,
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICU', receptionist: '', accountant: 'ICU', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  refunds: {
    route: 'refunds',
    record: null,
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICU', receptionist: '', accountant: 'ICU', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  payouts: {
    route: 'payouts',
    record: null,
    held: {
      group: 'money',
      verbs: every,
      admin: { manager: 'ICU', receptionist: '', accountant: 'ICUD', coordinator: 'I' },
      student: false,
    },
    trail: { needs: ['admin.payouts.index'], words: 'instructors' },
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  finance_statistics: {
    route: 'finance_statistics',
    record: null,
    held: {
      group: 'money',
      verbs: ['index'],
      admin: { manager: 'I', receptionist: '', accountant: 'I', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  settings: {
    route: 'settings',
    record: null,
    held: {
      group: 'centre',
      verbs: ['index', 'update'],
      admin: { manager: 'IU', receptionist: '', accountant: '', coordinator: '' },
      student: false,
    },
    trail: { needs: ['admin.settings.index'], words: null },
    menu: { ...listed('settings'), leads: 'admin.settings.general.edit' },
    goKey: null,
    imported: false,
    exported: false,
  },
  financial_settings: {
    route: 'financial_settings',
    record: null,
    held: {
      group: 'money',
      verbs: ['index', 'update'],
      admin: { manager: '', receptionist: '', accountant: 'IU', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  security_settings: {
    route: 'security_settings',
    record: null,
    held: {
      group: 'centre',
      verbs: ['index', 'update'],
      admin: { manager: 'IU', receptionist: '', accountant: '', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: { ...listed('settings'), leads: 'admin.settings.security.edit' },
    goKey: null,
    imported: false,
    exported: false,
  },
  notifications: {
    route: 'notifications',
    record: null,
    held: {
      group: 'centre',
      verbs: every,
      admin: { manager: 'ICUD', receptionist: 'IC', accountant: 'IC', coordinator: 'IC' },
      student: false,
    },
    trail: null,
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  imports: {
    route: 'imports',
    record: null,
    held: {
      group: 'centre',
      verbs: ['index', 'create'],
      admin: { manager: 'IC', receptionist: '', accountant: '', coordinator: 'IC' },
      student: false,
    },
    trail: null,
    menu: { ...listed('settings'), leads: 'admin.imports.index' },
    goKey: null,
    imported: false,
    exported: false,
  },
  exports: {
    route: 'exports',
    record: null,
    held: {
      group: 'centre',
      verbs: ['index'],
      admin: { manager: 'I', receptionist: '', accountant: 'I', coordinator: 'I' },
      student: false,
    },
    trail: { needs: null, words: null },
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  audit: {
    route: 'audit',
    record: null,
    held: {
      group: 'centre',
      verbs: ['index'],
      admin: { manager: 'I', receptionist: '', accountant: 'I', coordinator: '' },
      student: false,
    },
    trail: null,
    menu: { ...listed('settings'), leads: 'admin.audit.index' },
    goKey: null,
    imported: false,
    exported: false,
  },
  tenants: {
    route: 'tenants',
    record: { one: 'tenant', named: null, search: null },
    held: null,
    trail: { needs: ['admin.settings.index'], words: null },
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
  views: {
    route: 'views',
    record: { one: 'view', named: null, search: null },
    held: null,
    trail: { needs: null, words: null },
    menu: null,
    goKey: null,
    imported: false,
    exported: false,
  },
} as const satisfies Record<string, AreaDefinition>

export type AreaName = keyof typeof areas

/** The areas whose field is of this sort: `AreasWith<'imported', true>`. */
export type AreasWith<Field extends keyof AreaDefinition, Sort> = {
  [Name in AreaName]: (typeof areas)[Name][Field] extends Sort ? Name : never
}[AreaName]

export const areaNames = Object.keys(areas) as AreaName[]

/** A definition as it may be read of any area. */
export const areaOf = (name: AreaName): AreaDefinition => areas[name]

/** The areas of one sort, in order. */
export const areasWhere = <Name extends AreaName>(isOne: (area: AreaDefinition) => unknown) =>
  areaNames.filter((name) => isOne(areas[name])) as Name[]

type TrailWords = Extract<(typeof areas)[AreasWith<'trail', object>]['trail']['words'], string>

/** By area, the file of words its entries in the trail are told in, where that is not the trail's own. */
export const auditedWords: Partial<Record<string, TrailWords>> = Object.fromEntries(
  areaNames.flatMap((name) => {
    const words = areaOf(name).trail?.words
    return words ? [[name, words as TrailWords]] : []
  })
)
