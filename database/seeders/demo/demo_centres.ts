import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

/**
 * Archived records come on top. `everyCourse` takes every so many of the taught courses. `groups`
 * are counted by term: 0 runs today, -1 is the one before.
 */
export type DemoSize = {
  students: number
  formerStudents: number
  instructors: number
  formerInstructors: number
  everyCourse: number
  rooms: number
  hasSecondBranch: boolean
  groups: Record<number, Partial<Record<GroupStatus, number>>>
}

export type DemoCentre = {
  slug: string
  nameEn: string
  nameAr: string
  country: 'SA' | 'JO'
  seed: number
  size: DemoSize
}

const large: DemoSize = {
  students: 600,
  formerStudents: 30,
  instructors: 40,
  formerInstructors: 3,
  everyCourse: 1,
  rooms: 12,
  hasSecondBranch: false,
  groups: {
    [-3]: { completed: 8 },
    [-2]: { completed: 18 },
    [-1]: { completed: 28, cancelled: 2 },
    0: { running: 42, suspended: 3, open: 7, cancelled: 2 },
    1: { open: 12, draft: 6 },
  },
}

const small: DemoSize = {
  students: 60,
  formerStudents: 3,
  instructors: 8,
  formerInstructors: 1,
  everyCourse: 5,
  rooms: 5,
  hasSecondBranch: true,
  groups: { [-1]: { completed: 4 }, 0: { running: 6 }, 1: { open: 2 } },
}

export const demoCentres = [
  {
    slug: 'noor',
    nameEn: 'Noor Learning Centre',
    nameAr: 'مركز نور للتعليم',
    country: 'SA',
    seed: 966,
    size: large,
  },
  {
    slug: 'jisr',
    nameEn: 'Jisr Academy',
    nameAr: 'أكاديمية جسر',
    country: 'JO',
    seed: 962,
    size: small,
  },
] as const satisfies DemoCentre[]

/** Who can sign in: `<name>@<slug>.test`, all with one password. */
export const demoAdministrators = [
  { name: 'superadmin', role: 'SuperAdmin', names: ['Huda', 'Al-Salem', 'هدى', 'السالم'] },
  { name: 'manager', role: 'Manager', names: ['Faisal', 'Haddad', 'فيصل', 'حداد'] },
  { name: 'receptionist', role: 'Receptionist', names: ['Reem', 'Nasser', 'ريم', 'ناصر'] },
  { name: 'accountant', role: 'Accountant', names: ['Yousef', 'Khalil', 'يوسف', 'خليل'] },
  {
    name: 'coordinator',
    role: 'Academic coordinator',
    names: ['Layla', 'Mansour', 'ليلى', 'منصور'],
  },
] as const

export const demoInstructor = { name: ['Omar', 'عمر'], family: ['Darwish', 'درويش'] } as const

export const demoSignIns = [
  ...demoAdministrators.map(({ name }) => ({ name, door: '/admin/login' })),
  { name: 'instructor', door: '/instructor/login' },
  { name: 'student', door: '/login' },
  { name: 'guardian', door: '/login' },
]
