import type { SubjectCode } from '#database/seeders/demo/data/subjects'

/** School subjects: a course for each year from one to another; the price is in Saudi riyals. */
export const schoolCourses: readonly (readonly [
  subject: SubjectCode,
  years: readonly [from: number, to: number],
  sessions: number,
  minutes: number,
  price: number,
])[] = [
  ['MATH', [1, 6], 30, 60, 1200],
  ['MATH', [7, 12], 30, 90, 1650],
  ['SCI', [4, 9], 24, 60, 1100],
  ['PHYS', [10, 12], 30, 90, 1750],
  ['CHEM', [10, 12], 30, 90, 1750],
  ['BIO', [10, 12], 24, 90, 1500],
  ['ARAB', [1, 6], 24, 60, 950],
]

type Options = {
  level?: string
  workTypes?: readonly string[]
  capacity?: number
  currency?: string
  isMixed?: boolean
}

export type FreeCourse = readonly [
  code: string,
  subject: SubjectCode,
  en: string,
  ar: string,
  ages: readonly [youngest: number, oldest: number],
  sessions: number,
  minutes: number,
  price: number,
  options?: Options,
]

const away = ['in_person', 'online', 'hybrid']

export const freeCourses: readonly FreeCourse[] = [
  ['ENG-A1', 'ENG', 'English A1', 'الإنجليزية A1', [12, 45], 36, 90, 1900, { level: 'A1' }],
  ['ENG-A2', 'ENG', 'English A2', 'الإنجليزية A2', [12, 45], 36, 90, 1900, { level: 'A2' }],
  ['ENG-B1', 'ENG', 'English B1', 'الإنجليزية B1', [13, 45], 36, 90, 2100, { level: 'B1' }],
  ['ENG-B2', 'ENG', 'English B2', 'الإنجليزية B2', [14, 45], 36, 90, 2300, { level: 'B2' }],
  ['ENG-C1', 'ENG', 'English C1', 'الإنجليزية C1', [15, 45], 36, 90, 2500, { level: 'C1' }],
  ['KIDS-1', 'ENG', 'English for children 1', 'الإنجليزية للأطفال 1', [6, 8], 24, 45, 1050],
  ['KIDS-2', 'ENG', 'English for children 2', 'الإنجليزية للأطفال 2', [8, 11], 24, 45, 1050],
  [
    'IELTS',
    'ENG',
    'IELTS preparation',
    'التحضير للآيلتس',
    [16, 45],
    20,
    120,
    2800,
    { level: 'B2' },
  ],
  ['FREN-A1', 'FREN', 'French A1', 'الفرنسية A1', [12, 45], 36, 90, 2000, { level: 'A1' }],
  ['FREN-A2', 'FREN', 'French A2', 'الفرنسية A2', [12, 45], 36, 90, 2000, { level: 'A2' }],
  [
    'ARAB-FOR',
    'ARAB',
    'Arabic for speakers of other languages',
    'العربية للناطقين بغيرها',
    [16, 45],
    24,
    60,
    420,
    { level: 'A1', workTypes: ['online'], currency: 'USD', isMixed: true },
  ],
  ['SCRATCH', 'PROG', 'Scratch for children', 'سكراتش للأطفال', [8, 11], 16, 90, 1300],
  ['PYTHON', 'PROG', 'Python', 'بايثون', [12, 18], 20, 90, 1700, { workTypes: away }],
  ['WEB', 'PROG', 'Web design', 'تصميم المواقع', [14, 40], 20, 90, 1800, { workTypes: away }],
  ['ROBO-1', 'ROBO', 'First robots', 'الروبوت للمبتدئين', [8, 12], 16, 90, 1450, { capacity: 8 }],
  [
    'ROBO-2',
    'ROBO',
    'Robotics competitions',
    'مسابقات الروبوت',
    [11, 17],
    20,
    120,
    1900,
    { capacity: 8 },
  ],
  ['QURAN-1', 'QURAN', "Qur'an for children", 'القرآن للأطفال', [6, 10], 40, 45, 700],
  ['QURAN-2', 'QURAN', 'Tajweed and memorising', 'التجويد والحفظ', [10, 45], 40, 60, 800],
  [
    'QURAN-HOME',
    'QURAN',
    "Qur'an at home",
    'القرآن في المنزل',
    [6, 45],
    16,
    60,
    2400,
    { capacity: 1, workTypes: ['home_visit'], isMixed: true },
  ],
  ['QUDURAT', 'APT', 'Qudurat test', 'اختبار القدرات', [15, 19], 24, 120, 1600, { capacity: 18 }],
  [
    'TAHSILI',
    'APT',
    'Tahsili test',
    'الاختبار التحصيلي',
    [16, 19],
    30,
    120,
    1950,
    { capacity: 18 },
  ],
  ['DRAWING', 'ART', 'Drawing and colour', 'الرسم والتلوين', [6, 14], 12, 90, 780],
  ['CALLIG', 'ART', 'Arabic calligraphy', 'الخط العربي', [10, 45], 12, 90, 850],
  ['ACC-1', 'ACC', 'Bookkeeping', 'مبادئ المحاسبة', [18, 45], 16, 120, 2200, { isMixed: true }],
]

export const popular = ['ENG-A1', 'ENG-A2', 'ENG-B1', 'KIDS-1', 'KIDS-2', 'QURAN-1', 'QURAN-2']

export const plannedCourses: readonly FreeCourse[] = [
  ['AI-1', 'PROG', 'Machine learning', 'مدخل إلى تعلم الآلة', [15, 40], 20, 90, 2200],
  ['FREN-B1', 'FREN', 'French B1', 'الفرنسية B1', [14, 45], 36, 90, 2200, { level: 'B1' }],
  ['ENG-WORK', 'ENG', 'English at work', 'الإنجليزية للأعمال', [18, 45], 20, 90, 2400],
]

export const formerCourses: readonly FreeCourse[] = [
  ['FLASH', 'PROG', 'Making games in Flash', 'صناعة الألعاب بفلاش', [10, 15], 16, 90, 1400],
  ['ENG-SUMMER', 'ENG', 'English summer club', 'نادي الإنجليزية الصيفي', [9, 14], 12, 120, 900],
]
