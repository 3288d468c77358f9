type Options = {
  bonus?: number
  forSiblings?: true
  most?: number
  status?: 'draft' | 'retired'
}

/** Units paid ahead; prices in Saudi riyals. */
export const packages: readonly (readonly [
  code: string,
  en: string,
  ar: string,
  unit: 'sessions' | 'hours' | 'amount',
  lines: readonly (readonly [service: string, quantity: number | null])[],
  price: number,
  listPrice: number | null,
  days: number | null,
  options?: Options,
])[] = [
  ['TEN', 'Ten group sessions', 'عشر حصص جماعية', 'sessions', [['GROUP', 10]], 500, 550, 90],
  [
    'TWENTY',
    'Twenty group sessions',
    'عشرون حصة جماعية',
    'sessions',
    [['GROUP', 20]],
    950,
    1100,
    180,
    { bonus: 1, forSiblings: true },
  ],
  [
    'ALONE-8',
    'Eight sessions alone',
    'ثماني حصص فردية',
    'sessions',
    [['ALONE', 8]],
    1100,
    1200,
    60,
  ],
  ['HOME-12', 'Twelve hours at home', '12 ساعة في المنزل', 'hours', [['HOME', 12]], 2200, 2400, 90],
  [
    'MIXED',
    'Group and alone',
    'باقة جماعية وفردية',
    'sessions',
    [
      ['GROUP', 10],
      ['ALONE', 4],
    ],
    1050,
    1150,
    120,
    { most: 2 },
  ],
  [
    'ONLINE-12',
    'Twelve online sessions',
    '12 حصة عن بُعد',
    'sessions',
    [['ONLINE', 12]],
    480,
    540,
    90,
  ],
  [
    'PURSE',
    'Credit of 2,000 to spend',
    'رصيد بقيمة 2000',
    'amount',
    [
      ['GROUP', null],
      ['ALONE', null],
      ['BOOK-ENG', null],
    ],
    1900,
    2000,
    null,
    { forSiblings: true },
  ],
  [
    'SUMMER',
    'Summer package',
    'باقة الصيف',
    'sessions',
    [['GROUP', 16]],
    720,
    880,
    60,
    { status: 'draft' },
  ],
  [
    'OPENING',
    'Opening offer',
    'عرض الافتتاح',
    'sessions',
    [['GROUP', 10]],
    350,
    500,
    90,
    { status: 'retired' },
  ],
]

export const formerPackages = ['OPENING']
