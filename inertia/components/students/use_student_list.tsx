import { IconUsers } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StudentCard } from '~/components/students/student_card'
import { studentStatuses } from '~/components/students/student_statuses'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { studentUrls } from '~/components/students/student_urls'
import type { StudentRow } from '~/components/students/types'
import { useStudentColumns } from '~/components/students/use_student_columns'
import type { ListDescription } from '~/ui/list/list_description'
import { useNames } from '~/ui/use_names'

/** The students' list as it differs from every other. */
export function useStudentList(): ListDescription<StudentRow> {
  const t = useTranslations('students.filters')
  const names = useNames()
  return {
    area: 'students',
    icon: <IconUsers size={24} />,
    urls: studentUrls,
    columns: useStudentColumns(),
    card: (student) => <StudentCard student={student} />,
    name: (student) => names(student).lead,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: t('status'),
        options: studentStatuses.map((status) => ({
          value: status,
          label: <StudentStatusWord student={{ status, archived_at: null }} />,
        })),
      },
      {
        kind: 'days',
        name: 'created',
        label: t('created'),
        from: t('created_from'),
        to: t('created_to'),
      },
    ],
  }
}
