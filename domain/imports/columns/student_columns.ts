import type { StudentStatus } from '#domain/people/students/rules/student_status'
import { isOwnNumber } from '#domain/shared/records/number_prefixes'
import { longest } from '#domain/shared/limits/text_lengths'
import { choiceCell, type Words } from '#domain/imports/cells/choice_cells'
import { sameWords } from '#domain/imports/cells/same_words'
import { lineCell, numeralCell } from '#domain/imports/cells/text_cells'
import type { ImportColumns } from '#domain/imports/columns/columns'
import {
  birthDateColumn,
  completeNames,
  nameColumns,
  personColumns,
  personKeys,
  withHeadings,
} from '#domain/imports/columns/person_columns'

const studentStatusWords: Words<StudentStatus> = {
  lead: ['interested', 'مهتم', 'مهتمة', 'inquiry'],
  applicant: ['متقدم', 'متقدمة', 'مقدم'],
  active: ['current', 'enrolled', 'نشط', 'نشطة', 'منتظم', 'منتظمة', 'مسجل', 'مسجلة'],
  on_hold: ['paused', 'متوقف', 'متوقفة', 'متوقف مؤقتا'],
  left: ['inactive', 'withdrawn', 'dropped', 'منسحب', 'منسحبة', 'منقطع', 'غير نشط'],
  alumni: ['graduate', 'graduated', 'خريج', 'خريجة', 'متخرج'],
  blocked: ['محظور', 'محظورة', 'موقوف'],
}

export const studentColumns: ImportColumns = {
  own: new Set(
    [
      ...['student', 'students', 'pupil', 'child', 'learner'],
      ...['الطالب', 'الطالبة', 'للطالب', 'الابن', 'الطفل'],
    ].map(sameWords)
  ),
  columns: [
    {
      name: 'number',
      headings: [
        'الرقم',
        'student number',
        'student no',
        'student id',
        'no',
        'رقم الطالب',
        'الرقم الأكاديمي',
        'رقم القيد',
      ],
      read: numeralCell(longest.number),
      isOwn: isOwnNumber('students'),
    },
    ...withHeadings(nameColumns, {
      full_name: ['student', 'student name', 'الطالب', 'اسم الطالب'],
      middle_name: ['اسم الأب', 'اسم الوالد'],
    }),
    birthDateColumn,
    ...personColumns,
    {
      name: 'school_name',
      headings: ['school', 'المدرسة', 'اسم المدرسة'],
      read: lineCell(longest.title),
    },
    {
      name: 'status',
      headings: ['state', 'الحالة', 'حالة الطالب'],
      read: choiceCell(studentStatusWords),
    },
  ],
  oneOf: [
    ['full_name', 'first_name'],
    ['full_name', 'last_name'],
  ],
  complete: completeNames,
  areChildren: true,
  keys: personKeys,
  examples: [
    {
      first_name: 'سارة',
      last_name: 'الحربي',
      first_name_other: 'Sarah',
      last_name_other: 'Al-Harbi',
      gender: 'أنثى',
      birth_date: '2014-09-30',
      nationality: 'SA',
      email: 'sarah@example.com',
      phone: '0501234567',
    },
  ],
}
