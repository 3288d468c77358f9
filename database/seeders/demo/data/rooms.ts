const projector = { en: 'Projector', ar: 'جهاز عرض' }
const board = { en: 'Smart board', ar: 'سبورة ذكية' }
const computers = { en: 'Computers', ar: 'حواسيب' }
const bench = { en: 'Lab benches', ar: 'طاولات مختبر' }

type Thing = typeof projector

export type DemoRoom = {
  code: string
  en: string
  ar: string
  kind?: 'lab' | 'online'
  capacity: number
  equipment?: Thing[]
  colour: string
  canDoubleBook?: boolean
}

/** The largest first: a small centre has the first of them. */
export const rooms: DemoRoom[] = [
  {
    code: '101',
    en: 'Room 101',
    ar: 'قاعة 101',
    capacity: 30,
    equipment: [board],
    colour: '#168080',
  },
  {
    code: '102',
    en: 'Room 102',
    ar: 'قاعة 102',
    capacity: 25,
    equipment: [board],
    colour: '#4e61da',
  },
  {
    code: '103',
    en: 'Room 103',
    ar: 'قاعة 103',
    capacity: 20,
    equipment: [projector],
    colour: '#2f8fc4',
  },
  {
    code: 'LAB-1',
    en: 'Science lab',
    ar: 'مختبر العلوم',
    kind: 'lab',
    capacity: 18,
    equipment: [bench, projector],
    colour: '#0a8553',
  },
  {
    code: 'ONLINE',
    en: 'Online classroom',
    ar: 'القاعة الافتراضية',
    kind: 'online',
    capacity: 200,
    colour: '#68717d',
    canDoubleBook: true,
  },
  { code: '104', en: 'Room 104', ar: 'قاعة 104', capacity: 20, colour: '#9c6105' },
  {
    code: '201',
    en: 'Room 201',
    ar: 'قاعة 201',
    capacity: 16,
    equipment: [projector],
    colour: '#d9702b',
  },
  { code: '202', en: 'Room 202', ar: 'قاعة 202', capacity: 16, colour: '#c22e5b' },
  { code: '203', en: 'Room 203', ar: 'قاعة 203', capacity: 12, colour: '#8a4bb3' },
  {
    code: 'LAB-2',
    en: 'Computer lab',
    ar: 'مختبر الحاسوب',
    kind: 'lab',
    capacity: 24,
    equipment: [computers, board],
    colour: '#7a8a1f',
  },
  { code: '204', en: 'Quiet room', ar: 'قاعة المذاكرة', capacity: 6, colour: '#168080' },
  {
    code: 'HALL',
    en: 'Main hall',
    ar: 'القاعة الكبرى',
    capacity: 120,
    equipment: [projector],
    colour: '#4e61da',
    canDoubleBook: true,
  },
]

export const formerRoom: DemoRoom = {
  code: 'B-1',
  en: 'Basement room',
  ar: 'قاعة القبو',
  capacity: 14,
  colour: '#68717d',
}

export const closedFor = { en: 'Painting', ar: 'طلاء الجدران' }
