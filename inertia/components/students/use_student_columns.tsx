import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { studentUrls } from '~/components/students/student_urls'
import type { StudentRow } from '~/components/students/types'
import type { Column } from '~/ui/list/column'
import { PersonCell } from '~/ui/record/person_cell'
import { useFormat } from '~/hooks/use_format'

/** The columns of the students' list. */
export function useStudentColumns(): Column<StudentRow>[] {
  const t = useTranslations('students.columns')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (student) => <PersonCell person={student} href={studentUrls.show(student.id)} />,
      },
      {
        id: 'number',
        title: t('number'),
        sortable: true,
        width: 120,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
      {
        id: 'phone',
        title: t('phone'),
        width: 160,
        cell: ({ phone_written: phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      },
      {
        id: 'status',
        title: t('status'),
        sortable: true,
        width: 140,
        cell: (student) => <StudentStatusWord student={student} />,
      },
      {
        id: 'created_at',
        title: t('created_at'),
        sortable: true,
        width: 130,
        cell: ({ created_at }) => format.dayOf(created_at),
      },
      {
        id: 'email',
        title: t('email'),
        isExtra: true,
        width: 220,
        cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi>,
      },
      {
        id: 'birth_date',
        title: t('birth_date'),
        isExtra: true,
        width: 130,
        cell: ({ birth_date: day }) => day && format.day(day),
      },
    ],
    [t, format]
  )
}
