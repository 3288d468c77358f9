import { IconUsers } from '@tabler/icons-react'
import { recordUrls } from '~/ui/record/record_urls'
import { StudentCard } from '~/components/students/student_card'
import type {
  StudentAbilities,
  StudentFilterOptions,
  StudentRow,
} from '~/components/students/types'
import { useStudentColumns } from '~/components/students/use_student_columns'
import { useStudentFilters } from '~/components/students/use_student_filters'
import type { ListDescription } from '~/ui/list/list_description'
import { useNames } from '~/ui/names/use_names'

/** The students' list as it differs from every other. */
export function useStudentList(
  can: StudentAbilities,
  options?: StudentFilterOptions
): ListDescription<StudentRow> {
  const names = useNames()
  return {
    area: 'students',
    icon: <IconUsers size={24} />,
    urls: recordUrls('students'),
    columns: useStudentColumns(can),
    card: (student) => <StudentCard student={student} />,
    name: (student) => names(student).lead,
    filters: useStudentFilters(can, options),
  }
}
