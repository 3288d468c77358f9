import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { GuardianLink, PhoneCell, TaughtCell } from '~/components/students/student_cells'
import type { StudentAbilities, StudentRow } from '~/components/students/types'
import type { Column } from '~/ui/list/columns/column'
import { PersonCell } from '~/ui/record/person_cell'
import { useFormat } from '~/hooks/use_format'

export function useStudentColumns(
  can: Pick<StudentAbilities, 'groups' | 'guardian'>
): Column<StudentRow>[] {
  const t = useTranslations('students.columns')
  const format = useFormat()
  const { groups, guardian } = can
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (student) => (
          <PersonCell person={student} href={urlFor('admin.students.show', { id: student.id })} />
        ),
      },
      {
        id: 'number',
        title: t('number'),
        sortable: true,
        width: 120,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
      ...(groups ? taughtColumns(t) : []),
      ...(guardian
        ? [
            {
              id: 'guardian',
              title: t('guardian'),
              width: 160,
              whole: true,
              cell: ({ guardian: whom }: StudentRow) => whom && <GuardianLink guardian={whom} />,
            },
          ]
        : []),
      {
        id: 'age',
        title: t('age'),
        isExtra: true,
        end: true,
        width: 70,
        cell: ({ age }) => age !== null && format.number(age),
      },
      {
        id: 'phone',
        title: t('phone'),
        width: 160,
        cell: (student) => <PhoneCell student={student} />,
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
    [t, format, groups, guardian]
  )
}

function taughtColumns(t: (key: 'group' | 'course' | 'level') => string): Column<StudentRow>[] {
  const column = (id: 'group' | 'course' | 'level'): Column<StudentRow> => ({
    id,
    title: t(id),
    width: 170,
    cell: ({ groups }) => groups && <TaughtCell groups={groups} of={id} />,
  })
  return [
    column('group'),
    { ...column('course'), isExtra: true },
    { ...column('level'), isExtra: true },
  ]
}
