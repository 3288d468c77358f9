import { type AdminArea, type Kind, type Permission, type Verb } from '#domain/access/permissions'

export type DefaultRole = {
  kind: Kind
  name: string
  nameAr: string
  isSuper?: boolean
  permissions: Permission[]
}

const letters: Record<string, Verb> = { I: 'index', C: 'create', U: 'update', D: 'delete' }
const areas = (matrix: Partial<Record<AdminArea, string>>) =>
  Object.entries(matrix).flatMap(([area, verbs]) =>
    [...verbs].map((letter): Permission => `admin.${area as AdminArea}.${letters[letter]!}`)
  )

/** The roles a centre starts with (domain §6). Row-level limits such as "today only" belong to the actions themselves. */
export const defaultRoles: DefaultRole[] = [
  { kind: 'admin', name: 'SuperAdmin', nameAr: 'مدير النظام', isSuper: true, permissions: [] },
  {
    kind: 'admin',
    name: 'Manager',
    nameAr: 'مدير المركز',
    permissions: [
      'admin.statistics',
      ...areas({
        admins: 'ICU',
        roles: 'I',
        instructors: 'ICUD',
        students: 'ICUD',
        guardians: 'ICUD',
        courses: 'ICUD',
        subjects: 'ICUD',
        levels: 'ICUD',
        terms: 'ICUD',
        groups: 'ICUD',
        enrolments: 'ICUD',
        sessions: 'ICUD',
        attendance: 'ICUD',
        rooms: 'ICUD',
        holidays: 'ICUD',
        services: 'ICUD',
        packages: 'ICUD',
        invoices: 'ICUD',
        payments: 'ICUD',
        credit_notes: 'ICU',
        refunds: 'ICU',
        payouts: 'ICU',
        finance_statistics: 'I',
        settings: 'IU',
        security_settings: 'IU',
        imports: 'IC',
        exports: 'I',
        audit: 'I',
        notifications: 'ICUD',
      }),
    ],
  },
  {
    kind: 'admin',
    name: 'Receptionist',
    nameAr: 'موظف الاستقبال',
    permissions: [
      'admin.statistics',
      ...areas({
        instructors: 'I',
        students: 'ICU',
        guardians: 'ICU',
        courses: 'I',
        subjects: 'I',
        levels: 'I',
        terms: 'I',
        groups: 'I',
        enrolments: 'ICU',
        sessions: 'IU',
        attendance: 'ICU',
        rooms: 'I',
        holidays: 'I',
        services: 'I',
        packages: 'I',
        invoices: 'ICU',
        payments: 'ICU',
        notifications: 'IC',
      }),
    ],
  },
  {
    kind: 'admin',
    name: 'Accountant',
    nameAr: 'محاسب',
    permissions: [
      'admin.statistics',
      ...areas({
        instructors: 'I',
        students: 'I',
        guardians: 'I',
        courses: 'I',
        subjects: 'I',
        levels: 'I',
        terms: 'I',
        groups: 'I',
        enrolments: 'I',
        sessions: 'I',
        attendance: 'I',
        services: 'ICU',
        packages: 'ICU',
        invoices: 'ICUD',
        payments: 'ICUD',
        credit_notes: 'ICU',
        refunds: 'ICU',
        payouts: 'ICUD',
        finance_statistics: 'I',
        financial_settings: 'IU',
        exports: 'I',
        audit: 'I',
        notifications: 'IC',
      }),
    ],
  },
  {
    kind: 'admin',
    name: 'Academic coordinator',
    nameAr: 'المنسق الأكاديمي',
    permissions: [
      'admin.statistics',
      ...areas({
        instructors: 'ICU',
        students: 'ICU',
        guardians: 'ICU',
        courses: 'ICUD',
        subjects: 'ICUD',
        levels: 'ICUD',
        terms: 'ICUD',
        groups: 'ICUD',
        enrolments: 'ICUD',
        sessions: 'ICUD',
        attendance: 'ICUD',
        rooms: 'ICU',
        holidays: 'ICU',
        services: 'I',
        packages: 'I',
        payouts: 'I',
        imports: 'IC',
        exports: 'I',
        notifications: 'IC',
      }),
    ],
  },
  { kind: 'instructor', name: 'Instructor', nameAr: 'مدرّس', permissions: [] },
  {
    kind: 'student',
    name: 'Student',
    nameAr: 'طالب',
    permissions: [
      'student.courses.index',
      'student.groups.index',
      'student.groups.create',
      'student.instructors.index',
      'student.subjects.index',
      'student.levels.index',
      'student.invoices.index',
      'student.services.index',
      'student.packages.index',
    ],
  },
]
