import type { GuardianStatus, Relation } from '#domain/people/guardians/rules/guardian'
import { isOwnNumber } from '#domain/shared/records/number_prefixes'
import { longest } from '#domain/shared/limits/text_lengths'
import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { choiceCell, type Words } from '#domain/imports/cells/choice_cells'
import { plainNumber } from '#domain/imports/cells/plain_number'
import { sameWords } from '#domain/imports/cells/same_words'
import { isScientific } from '#domain/imports/cells/scientific'
import { numeralCell, textCell } from '#domain/imports/cells/text_cells'
import type { ImportColumns } from '#domain/imports/columns/columns'
import {
  completeNames,
  nameColumns,
  personColumns,
  personKeys,
  withHeadings,
} from '#domain/imports/columns/person_columns'
import { latinDigits } from '#domain/shared/text/digits'

const relationWords: Words<Relation> = {
  father: ['dad', 'الأب', 'أب', 'والد', 'الوالد'],
  mother: ['mum', 'mom', 'الأم', 'أم', 'والدة', 'الوالدة'],
  brother: ['أخ', 'الأخ'],
  sister: ['أخت', 'الأخت'],
  grandparent: ['grandfather', 'grandmother', 'جد', 'جدة', 'الجد', 'الجدة'],
  uncle_aunt: ['uncle', 'aunt', 'عم', 'عمة', 'خال', 'خالة', 'العم', 'الخال'],
  spouse: ['husband', 'wife', 'زوج', 'زوجة'],
  sponsor: ['كفيل', 'راعٍ'],
  company: ['شركة', 'جهة العمل'],
  other: ['أخرى', 'آخر', 'غير ذلك'],
}

const numbersCell: Reader = (text) => {
  const numbers = latinDigits(text)
    .split(/[,;،؛\s]+/)
    .filter(Boolean)
    .map((number) => plainNumber(number).toUpperCase())
  return numbers.some(isScientific) ? problem('scientific') : value(numbers)
}

export const guardianColumns: ImportColumns = {
  own: new Set(
    [
      ...['guardian', 'guardians', 'parent', 'parents', 'father', 'fathers', 'mother', 'mothers'],
      ...['ولي', 'ولى', 'لولي', 'الأمر', 'الأب', 'الأم', 'الوالد', 'الوالدة'],
    ].map(sameWords)
  ),
  columns: [
    {
      name: 'number',
      headings: ['الرقم', 'guardian number', 'guardian no', 'رقم ولي الأمر'],
      read: numeralCell(longest.number),
      isOwn: isOwnNumber('guardians'),
    },
    ...withHeadings(nameColumns, {
      full_name: ['guardian', 'parent', 'father', 'mother', 'ولي الأمر', 'الأب', 'الأم'],
    }),
    {
      name: 'student_numbers',
      headings: [
        ...[
          'student numbers',
          'student number',
          'student no',
          'child number',
          'children',
          'students',
        ],
        ...['أرقام الطلاب', 'الطلاب', 'رقم الطالب', 'الأبناء', 'رقم الابن'],
      ],
      read: numbersCell,
    },
    {
      name: 'relation',
      headings: ['relationship', 'kinship', 'صلة القرابة', 'القرابة', 'الصلة'],
      read: choiceCell(relationWords),
    },
    ...personColumns,
    {
      name: 'address',
      headings: ['home address', 'العنوان', 'السكن'],
      read: textCell(longest.postalAddress),
    },
    {
      name: 'status',
      headings: ['state', 'الحالة'],
      read: choiceCell<GuardianStatus>({
        active: ['نشط', 'نشطة'],
        inactive: ['غير نشط', 'غير نشطة'],
      }),
    },
  ],
  oneOf: [
    ['full_name', 'first_name'],
    ['full_name', 'last_name'],
  ],
  complete: completeNames,
  gathers: 'student_numbers',
  keys: personKeys,
  examples: [
    {
      first_name: 'خالد',
      last_name: 'الحربي',
      student_numbers: '',
      relation: 'أب',
      phone: '0501234567',
      email: 'khalid@example.com',
    },
  ],
}
