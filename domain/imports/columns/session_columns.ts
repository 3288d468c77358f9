import { choiceCell } from '#domain/imports/cells/choice_cells'
import { dayCell } from '#domain/imports/cells/day_cell'
import { lengthCell } from '#domain/imports/cells/length_cell'
import { listCell } from '#domain/imports/cells/list_cells'
import { lineCell, textCell, wholeNumberCell, whoCell } from '#domain/imports/cells/text_cells'
import { timeCell } from '#domain/imports/cells/time_cell'
import { webAddressCell } from '#domain/imports/cells/web_address_cell'
import { weekdaysCell } from '#domain/imports/cells/weekdays_cell'
import type { Column, ImportColumns } from '#domain/imports/columns/columns'
import { completeSession, sessionKeys } from '#domain/imports/columns/session_rows'
import type {
  SessionStatus,
  SessionType,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const who: Column[] = [
  {
    name: 'group',
    headings: [
      ...['group code', 'class', 'group name', 'section'],
      ...['المجموعة', 'رمز المجموعة', 'اسم المجموعة', 'الشعبة', 'الصف'],
    ],
    read: lineCell(longest.title),
  },
  {
    name: 'student',
    headings: [
      ...['student number', 'student name', 'learner', 'pupil'],
      ...['الطالب', 'رقم الطالب', 'اسم الطالب', 'الطالبة'],
    ],
    read: whoCell,
  },
  {
    name: 'title',
    headings: ['session title', 'event', 'العنوان', 'عنوان الحصة', 'الفعالية'],
    read: lineCell(longest.title),
  },
  {
    name: 'type',
    headings: ['session type', 'kind', 'النوع', 'نوع الحصة'],
    read: choiceCell<SessionType>({
      regular: ['normal', 'lesson', 'عادية', 'عادي', 'درس'],
      trial: ['تجريبية', 'تجريبي'],
      make_up: ['make up', 'makeup', 'makeup session', 'تعويضية', 'تعويضي', 'تعويض'],
      exam: ['test', 'quiz', 'اختبار', 'امتحان'],
      revision: ['review', 'مراجعة'],
      event: ['activity', 'فعالية', 'نشاط'],
    }),
  },
  {
    name: 'instructor',
    headings: [
      ...['teacher', 'instructor number', 'instructor name', 'trainer'],
      ...['المدرّس', 'المدرس', 'المعلم', 'رقم المدرس', 'اسم المدرس', 'المدرب'],
    ],
    read: whoCell,
  },
  {
    name: 'assistants',
    headings: [
      ...['assistant', 'assistant teachers', 'assistant numbers', 'helpers'],
      ...['المساعدون', 'أرقام المساعدين', 'المساعد', 'المدرسون المساعدون', 'مساعد المدرس'],
    ],
    read: listCell(whoCell, mostAtOnce.assistants),
  },
  {
    name: 'branch',
    headings: ['branch code', 'branch name', 'site', 'campus', 'الفرع', 'رمز الفرع', 'اسم الفرع'],
    read: lineCell(longest.title),
  },
  {
    name: 'room',
    headings: ['room code', 'hall', 'classroom', 'place', 'القاعة', 'الغرفة', 'رمز القاعة'],
    read: lineCell(longest.title),
  },
]

const what: Column[] = [
  {
    name: 'online_url',
    headings: [
      ...['online link', 'link', 'meeting link', 'zoom', 'url'],
      ...['رابط الحصة عبر الإنترنت', 'رابط الحضور', 'الرابط', 'رابط الاجتماع'],
    ],
    read: webAddressCell(longest.webAddress),
  },
  {
    name: 'notes',
    headings: ['note', 'remarks', 'comments', 'ملاحظات', 'ملاحظة', 'الملاحظات'],
    read: textCell(longest.notes),
  },
  {
    name: 'status',
    headings: ['state', 'session status', 'الحالة', 'حالة الحصة'],
    read: choiceCell<SessionStatus>({
      scheduled: ['planned', 'مجدولة', 'مؤكدة'],
      cancelled: ['canceled', 'ملغاة', 'ألغيت', 'ملغية'],
      completed: ['held', 'done', 'منتهية', 'مكتملة', 'منعقدة'],
    }),
  },
]

const when: Column[] = [
  {
    name: 'held_on',
    headings: ['date', 'day date', 'session date', 'التاريخ', 'تاريخ الحصة'],
    read: dayCell({ isPast: false }),
  },
  {
    name: 'weekdays',
    headings: [
      'day',
      'days',
      'weekday',
      'day of the week',
      'days of the week',
      'اليوم',
      'الأيام',
      'أيام الأسبوع',
    ],
    read: weekdaysCell,
  },
  {
    name: 'starts',
    headings: [
      ...['start', 'time', 'start time', 'starts at', 'from time', 'from', 'begins'],
      ...['البداية', 'الوقت', 'الساعة', 'وقت البداية', 'بداية الحصة', 'من الساعة', 'من'],
    ],
    read: timeCell(),
    isRequired: true,
  },
  {
    name: 'ends',
    headings: [
      ...['end', 'end time', 'ends at', 'to time', 'to', 'finishes'],
      ...['النهاية', 'وقت النهاية', 'نهاية الحصة', 'إلى الساعة', 'إلى'],
    ],
    read: timeCell({ isEnd: true }),
  },
  {
    name: 'minutes',
    headings: ['length', 'duration', 'length in minutes', 'المدة', 'المدة بالدقائق', 'الدقائق'],
    read: lengthCell(...counts.minutesOfClassSession),
  },
  {
    name: 'starts_on',
    headings: [
      ...['from', 'start', 'start date', 'first day'],
      ...['من', 'البداية', 'من تاريخ', 'تاريخ البداية', 'أول يوم'],
    ],
    read: dayCell({ isPast: false }),
  },
  {
    name: 'ends_on',
    headings: [
      ...['until', 'to', 'end', 'end date', 'last day'],
      ...['إلى', 'النهاية', 'حتى', 'تاريخ النهاية', 'آخر يوم'],
    ],
    read: dayCell({ isPast: false }),
  },
  {
    name: 'times',
    headings: ['number of sessions', 'sessions', 'count', 'عدد الحصص', 'عدد المرات'],
    read: wholeNumberCell(...counts.classSessions),
  },
]

/** A row is one session on its date, or a series on its days of the week. */
export const sessionColumns: ImportColumns = {
  columns: [...who, ...when, ...what],
  oneOf: [
    ['group', 'student', 'title'],
    ['held_on', 'weekdays'],
    ['ends', 'minutes'],
  ],
  depends: ['starts_on', 'ends_on', 'times', 'branch'],
  complete: completeSession,
  keys: sessionKeys,
  policies: ['skip'],
  examples: [
    {
      group: 'GRP-001',
      type: 'regular',
      instructor: '',
      weekdays: 'السبت، الاثنين',
      starts: '17:00',
      ends: '18:30',
      starts_on: '2026-09-05',
      ends_on: '2026-12-24',
    },
    {
      group: 'GRP-001',
      type: 'exam',
      title: 'Midterm',
      held_on: '2026-10-18',
      starts: '5:00 PM',
      minutes: '120',
    },
    {
      student: 'STU-2026-0001',
      instructor: 'INS-0001',
      weekdays: 'Tue',
      starts: '18:00',
      minutes: '60',
      starts_on: '2026-09-08',
      times: '10',
    },
  ],
}
