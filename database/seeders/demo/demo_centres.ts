export type DemoCentre = { slug: string; nameEn: string; nameAr: string; country: string }

/** The two centres of the demonstration (product "First run"). */
export const demoCentres = [
  { slug: 'noor', nameEn: 'Noor Learning Centre', nameAr: 'مركز نور للتعليم', country: 'SA' },
  { slug: 'jisr', nameEn: 'Jisr Academy', nameAr: 'أكاديمية جسر', country: 'JO' },
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

export const demoInstructor = {
  name: 'instructor',
  names: ['Omar', 'Darwish', 'عمر', 'درويش'],
} as const

/** Everybody the demonstration lets in, in the order they are printed. */
export const demoSignIns = [
  ...demoAdministrators.map(({ name }) => ({ name, door: '/admin/login' })),
  { name: 'instructor', door: '/instructor/login' },
  { name: 'student', door: '/login' },
]
