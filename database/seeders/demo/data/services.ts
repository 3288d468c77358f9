import type { SubjectCode } from '#database/seeders/demo/data/subjects'

type Options = {
  subject?: SubjectCode
  workType?: string
  forFamily?: true
  isRecurring?: true
  isExempt?: true
  isInactive?: true
  currency?: string
}

/** Prices are in Saudi riyals unless booked abroad: the former, the present and the future one. */
type Service = readonly [
  code: string,
  en: string,
  ar: string,
  kind: string,
  unit: string,
  prices: readonly [before: number | null, now: number, next?: number],
  options?: Options,
]

export const services: readonly Service[] = [
  ['REG', 'Registration', 'رسوم التسجيل', 'registration', 'item', [100, 150], { forFamily: true }],
  ['GROUP', 'Session in a group', 'حصة جماعية', 'tuition', 'session', [50, 55]],
  ['ALONE', 'Individual session', 'حصة فردية', 'tuition', 'session', [140, 150, 160]],
  [
    'ONLINE',
    'Online session',
    'حصة عن بُعد',
    'tuition',
    'session',
    [null, 45],
    { workType: 'online' },
  ],
  [
    'HOME',
    'Hour at home',
    'ساعة في المنزل',
    'tuition',
    'hour',
    [180, 200],
    { workType: 'home_visit' },
  ],
  [
    'MON-MATH',
    'Mathematics, one month',
    'الرياضيات، شهر واحد',
    'tuition',
    'month',
    [420, 450, 480],
    { subject: 'MATH', isRecurring: true },
  ],
  [
    'MON-QURAN',
    "Qur'an, one month",
    'القرآن الكريم، شهر واحد',
    'tuition',
    'month',
    [180, 200],
    { subject: 'QURAN', isRecurring: true, isExempt: true },
  ],
  ['TERM-ENG', 'English, one term', 'الإنجليزية، فصل دراسي', 'tuition', 'term', [1800, 1900]],
  ['TERM-ROBO', 'Robotics, one term', 'الروبوت، فصل دراسي', 'tuition', 'term', [null, 1450]],
  [
    'BOOK-ENG',
    'English course book',
    'كتاب الإنجليزية',
    'book',
    'item',
    [85, 95],
    { subject: 'ENG' },
  ],
  ['BOOK-MATH', 'Mathematics workbook', 'كراسة الرياضيات', 'book', 'item', [null, 40]],
  ['KIT-ROBO', 'Robot kit', 'حقيبة الروبوت', 'book', 'item', [350, 390], { subject: 'ROBO' }],
  ['PLACEMENT', 'Placement test', 'اختبار تحديد المستوى', 'exam', 'item', [null, 75]],
  ['IELTS', 'IELTS test', 'اختبار الآيلتس', 'exam', 'item', [245, 260], { currency: 'USD' }],
  ['CERT', 'Certificate', 'شهادة إتمام', 'certificate', 'item', [null, 30]],
  [
    'BUS',
    'Bus, one month',
    'النقل، شهر واحد',
    'transport',
    'month',
    [250, 280],
    { forFamily: true, isRecurring: true },
  ],
  ['LATE', 'Late payment', 'غرامة التأخر', 'late_fee', 'item', [null, 25], { isExempt: true }],
  [
    'CLUB',
    'Weekend club',
    'نادي نهاية الأسبوع',
    'other',
    'month',
    [null, 220],
    { isInactive: true },
  ],
]

export const formerServices: readonly Service[] = [
  ['COPIES', 'Photocopies', 'تصوير مستندات', 'other', 'item', [null, 5]],
]
