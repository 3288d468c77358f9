import { IconUsers } from '@tabler/icons-react'
import { recordUrls } from '~/ui/record/record_urls'
import type {
  StudentAbilities,
  StudentFilterOptions,
  StudentRow,
} from '~/components/students/types'
import { useStudentColumns } from '~/components/students/use_student_columns'
import { useStudentFilters } from '~/components/students/use_student_filters'
import type { ListDescription } from '~/ui/list/list_description'
import { useNames } from '~/ui/names/use_names'
import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

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

/** A student on a phone: name, number and telephone, status. */
function StudentCard({ student }: { student: StudentRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={student} href={urlFor('admin.students.show', { id: student.id })} />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          <bdi dir="ltr">{student.number}</bdi>
        </Text>
        {student.phone_written && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{student.phone_written}</bdi>
          </Text>
        )}
        <StudentStatusWord student={student} />
      </div>
    </>
  )
}
