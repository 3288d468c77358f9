/** `months` is how long each is good for. */
export const papers = [
  { kind: 'contract', title: 'عقد العمل', months: 12 },
  { kind: 'qualification', title: 'الشهادة الجامعية', months: null },
  { kind: 'police_check', title: 'شهادة خلو سوابق', months: 12 },
  { kind: 'insurance', title: 'التأمين الصحي', months: 12 },
] as const

export const degrees = [
  'بكالوريوس تربية، خبرة في المرحلة الثانوية',
  'ماجستير مناهج وطرق تدريس',
  'BSc, and a diploma in education',
  'MA in applied linguistics, CELTA',
  'بكالوريوس علوم، دورة في التعليم الإلكتروني',
  'إجازة بالسند المتصل في القراءات',
]

export const awayFor = ['إجازة سنوية', 'دورة تدريبية', 'مراجعة طبية', 'مؤتمر تعليمي', 'ظرف عائلي']

/** Different enough to be told apart in a calendar. */
export const palette = [
  '#1971c2',
  '#2f9e44',
  '#e8590c',
  '#9c36b5',
  '#0c8599',
  '#c2255c',
  '#f08c00',
  '#3b5bdb',
  '#66a80f',
  '#6741d9',
]
