import type { GenderPolicy, GroupStatus } from '#domain/teaching/groups/rules/group_state'
import type { CourseStatus } from '#domain/teaching/courses/rules/course_status'
import type { WorkType } from '#domain/shared/choices/work_types'
import type { Problem } from '#domain/imports/cells/cell'
import { choiceCell, choicesCell, type Words } from '#domain/imports/cells/choice_cells'
import { dayCell } from '#domain/imports/cells/day_cell'
import { lengthCell } from '#domain/imports/cells/length_cell'
import { sameWords } from '#domain/imports/cells/same_words'
import {
  codeCell,
  lineCell,
  textCell,
  wholeNumberCell,
  whoCell,
} from '#domain/imports/cells/text_cells'
import type { Column, ImportColumns, Key, Values } from '#domain/imports/columns/columns'
import { counts } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const seats = wholeNumberCell(...counts.seats)

const workTypeWords: Words<WorkType> = {
  in_person: ['in person', 'onsite', 'حضوري', 'حضورية', 'في المركز'],
  online: ['remote', 'عن بعد', 'أونلاين', 'عبر الإنترنت'],
  hybrid: ['blended', 'مدمج', 'مدمجة', 'مختلط'],
  home_visit: ['home visit', 'home', 'at home', 'زيارة منزلية', 'منزلي', 'في المنزل'],
}

const shared: Column[] = [
  { name: 'code', headings: ['code', 'الرمز', 'رمز', 'الكود'], read: codeCell },
  {
    name: 'title_ar',
    headings: [
      'title in arabic',
      'arabic title',
      'title ar',
      'title arabic',
      'العنوان بالعربية',
      'الاسم بالعربية',
      'العنوان',
      'الاسم',
    ],
    read: lineCell(longest.title),
  },
  {
    name: 'title_en',
    headings: [
      'title in english',
      'title',
      'name',
      'english title',
      'title english',
      'العنوان بالإنجليزية',
      'الاسم بالإنجليزية',
    ],
    read: lineCell(longest.title),
  },
  {
    name: 'capacity',
    headings: [
      'seats',
      'max students',
      'maximum students',
      'الحد الأقصى',
      'العدد الأقصى',
      'seats in a group',
      'السعة',
      'المقاعد',
      'عدد المقاعد',
      'مقاعد المجموعة',
    ],
    read: seats,
  },
  {
    name: 'min_students',
    headings: [
      'fewest students',
      'fewest students to begin',
      'minimum students',
      'minimum students to start',
      'minimum',
      'min',
      'الحد الأدنى',
      'أقل عدد للطلاب',
      'أقل عدد للبدء',
    ],
    read: seats,
  },
]

const level: Column = {
  name: 'level',
  headings: ['level', 'level code', 'المستوى', 'رمز المستوى', 'الصف', 'grade'],
  read: lineCell(longest.title),
}

const titleKey = (values: Values, ...within: unknown[]): Key[] => [
  ...(values.code ? [{ column: 'code', key: String(values.code), isStrict: true }] : []),
  ...(values.title_en || values.title_ar
    ? [
        {
          column: values.title_ar ? 'title_ar' : 'title_en',
          key: [values.title_ar ?? values.title_en, ...within]
            .map((one) => sameWords(String(one)))
            .join(' '),
          isStrict: false,
        },
      ]
    : []),
]

export const courseColumns: ImportColumns = {
  own: new Set(['course', 'courses', 'program', 'الدورة', 'المقرر', 'البرنامج'].map(sameWords)),
  columns: [
    ...shared,
    {
      name: 'subject',
      headings: ['subject', 'subject code', 'المادة', 'رمز المادة'],
      read: lineCell(longest.title),
      isRequired: true,
    },
    level,
    {
      name: 'work_types',
      headings: [
        'formats',
        'format',
        'ways of teaching',
        'held',
        'delivery',
        'mode',
        'طريقة التدريس',
        'طرق التدريس',
        'طريقة التقديم',
      ],
      read: choicesCell(workTypeWords),
    },
    {
      name: 'total_sessions',
      headings: [
        'sessions',
        'class sessions',
        'number of sessions',
        'number of class sessions',
        'عدد الحصص',
      ],
      read: wholeNumberCell(...counts.classSessions),
    },
    {
      name: 'session_minutes',
      headings: [
        'minutes a session',
        'minutes per class session',
        'minutes',
        'minutes each',
        'session length',
        'duration',
        'مدة الحصة',
        'مدة الحصة بالدقائق',
        'دقائق الحصة',
      ],
      read: lengthCell(...counts.minutesOfClassSession),
    },
    {
      name: 'description_ar',
      headings: ['description in arabic', 'الوصف بالعربية', 'الوصف'],
      read: textCell(longest.notes),
    },
    {
      name: 'description_en',
      headings: ['description in english', 'description', 'الوصف بالإنجليزية'],
      read: textCell(longest.notes),
    },
    {
      name: 'status',
      headings: ['state', 'الحالة'],
      read: choiceCell<CourseStatus>({
        draft: ['مسودة'],
        active: ['نشط', 'نشطة', 'متاحة', 'فعّالة'],
      }),
    },
  ],
  oneOf: [['title_ar', 'title_en']],
  complete: (values) => fewerThan(values),
  keys: (values) => titleKey(values, values.subject),
  examples: [
    {
      title_ar: 'الإنجليزية للمبتدئين',
      title_en: 'English for beginners',
      subject: 'الإنجليزية',
      capacity: '12',
      total_sessions: '24',
      session_minutes: '60',
    },
  ],
}

export const groupColumns: ImportColumns = {
  own: new Set(['group', 'groups', 'class', 'المجموعة', 'الشعبة', 'الحلقة'].map(sameWords)),
  columns: [
    ...shared,
    {
      name: 'course',
      headings: [
        ...['course', 'course code', 'course name', 'course title'],
        ...['الدورة', 'رمز الدورة', 'اسم الدورة', 'المقرر', 'اسم المقرر'],
      ],
      read: lineCell(longest.title),
      isRequired: true,
    },
    {
      name: 'instructor',
      headings: [
        'instructor',
        'instructor number',
        'المدرّس',
        'teacher',
        'المدرس',
        'المعلم',
        'رقم المدرس',
      ],
      read: whoCell,
    },
    level,
    {
      name: 'term',
      headings: ['term', 'semester', 'الفصل', 'الفصل الدراسي'],
      read: lineCell(longest.title),
    },
    {
      name: 'work_type',
      headings: [
        'format',
        'way of teaching',
        'held',
        'delivery',
        'mode',
        'طريقة التدريس',
        'طريقة الحضور',
      ],
      read: choiceCell(workTypeWords),
    },
    {
      name: 'starts_on',
      headings: [
        'starts on',
        'start',
        'start date',
        'starts',
        'first day',
        'أول يوم',
        'تاريخ البداية',
        'البداية',
        'تاريخ البدء',
      ],
      read: dayCell({ isPast: false }),
      isRequired: true,
    },
    {
      name: 'ends_on',
      headings: [
        'ends on',
        'end',
        'end date',
        'ends',
        'last day',
        'آخر يوم',
        'تاريخ النهاية',
        'النهاية',
        'تاريخ الانتهاء',
      ],
      read: dayCell({ isPast: false }),
    },
    {
      name: 'gender_policy',
      headings: ['for whom', 'for', 'gender', 'الفئة', 'الجنس'],
      read: choiceCell<GenderPolicy>({
        mixed: ['everybody', 'مختلط', 'الجميع'],
        male: ['boys', 'men', 'boys and men', 'بنين', 'ذكور', 'أولاد'],
        female: ['girls', 'women', 'girls and women', 'بنات', 'إناث'],
      }),
    },
    { name: 'notes', headings: ['note', 'remarks', 'ملاحظات'], read: textCell(longest.notes) },
    {
      name: 'status',
      headings: ['state', 'الحالة'],
      read: choiceCell<GroupStatus>({
        draft: ['مسودة'],
        open: ['مفتوحة', 'متاحة', 'التسجيل مفتوح', 'مفتوحة للتسجيل'],
        running: ['جارية'],
        suspended: ['موقوفة'],
        completed: ['مكتملة', 'منتهية'],
        cancelled: ['canceled', 'ملغاة'],
      }),
    },
  ],
  complete: (values) => [...fewerThan(values), ...beforeBeginning(values)],
  keys: (values) => titleKey(values, values.course, values.starts_on),
  examples: [
    {
      title_ar: 'الإنجليزية للمبتدئين: مساء',
      course: 'CRS-001',
      instructor: '',
      starts_on: '2026-09-06',
      ends_on: '2026-12-24',
      capacity: '12',
    },
  ],
}

export const fewerThan = ({ min_students: least, capacity }: Values): Problem[] =>
  least && capacity && Number(least) > Number(capacity)
    ? [{ column: 'min_students', type: 'above_seats' }]
    : []

export const beforeBeginning = ({ starts_on: starts, ends_on: ends }: Values): Problem[] =>
  ends && String(ends) < String(starts) ? [{ column: 'ends_on', type: 'order' }] : []
