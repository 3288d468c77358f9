import type { Contract, InstructorStatus } from '#domain/people/instructors/rules/instructor_status'
import { isOwnNumber } from '#domain/shared/records/number_prefixes'
import { longest } from '#domain/shared/limits/text_lengths'
import { choiceCell } from '#domain/imports/cells/choice_cells'
import { dayCell } from '#domain/imports/cells/day_cell'
import { sameWords } from '#domain/imports/cells/same_words'
import { numeralCell, textCell } from '#domain/imports/cells/text_cells'
import type { ImportColumns } from '#domain/imports/columns/columns'
import {
  birthDateColumn,
  completeNames,
  nameColumns,
  personColumns,
  personKeys,
  withHeadings,
} from '#domain/imports/columns/person_columns'

export const instructorColumns: ImportColumns = {
  own: new Set(
    [
      ...['instructor', 'teacher', 'trainer', 'tutor', 'employee'],
      ...['المدرّس', 'المعلم', 'المعلمة', 'المدرب', 'الموظف', 'الأستاذ'],
    ].map(sameWords)
  ),
  columns: [
    {
      name: 'number',
      headings: ['الرقم', 'instructor number', 'employee number', 'رقم المدرس', 'الرقم الوظيفي'],
      read: numeralCell(longest.number),
      isOwn: isOwnNumber('instructors'),
    },
    ...withHeadings(nameColumns, {
      full_name: ['instructor', 'teacher', 'المدرّس', 'المعلم'],
      middle_name: ['اسم الأب', 'اسم الوالد'],
    }),
    birthDateColumn,
    ...personColumns,
    {
      name: 'hired_on',
      headings: [
        ...['hire date', 'hired on', 'start date', 'joined', 'joining date', 'date of joining'],
        ...['تاريخ التعيين', 'تاريخ المباشرة', 'تاريخ الالتحاق'],
      ],
      read: dayCell({ isPast: false }),
    },
    {
      name: 'left_on',
      headings: [
        ...['last day', 'left on', 'end date', 'leaving date'],
        ...['آخر يوم عمل', 'تاريخ ترك العمل', 'تاريخ انتهاء الخدمة', 'تاريخ المغادرة'],
      ],
      read: dayCell({ isPast: false }),
    },
    {
      name: 'contract',
      headings: ['contract type', 'نوع العقد', 'العقد', 'نوع التعاقد'],
      read: choiceCell<Contract>({
        employee: ['full time', 'staff', 'موظف', 'موظفة', 'دوام كامل'],
        contractor: ['freelance', 'freelancer', 'part time', 'متعاقد', 'متعاقدة', 'دوام جزئي'],
      }),
    },
    {
      name: 'qualifications',
      headings: ['qualification', 'degree', 'المؤهلات', 'المؤهل', 'الشهادات'],
      read: textCell(longest.description),
    },
    {
      name: 'status',
      headings: ['state', 'الحالة'],
      read: choiceCell<InstructorStatus>({
        applicant: ['متقدم', 'متقدمة'],
        active: ['نشط', 'نشطة', 'على رأس العمل'],
        on_leave: ['leave', 'في إجازة', 'إجازة'],
        left: ['inactive', 'غادر', 'غادر المركز', 'منتهية خدمته', 'مستقيل'],
      }),
    },
  ],
  oneOf: [
    ['full_name', 'first_name'],
    ['full_name', 'last_name'],
  ],
  complete: completeNames,
  keys: personKeys,
  examples: [
    {
      first_name: 'منى',
      last_name: 'القحطاني',
      first_name_other: 'Mona',
      last_name_other: 'Al-Qahtani',
      phone: '0501234567',
      email: 'mona@example.com',
      hired_on: '2024-08-25',
      contract: 'موظف',
    },
  ],
}
