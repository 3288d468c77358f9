import { NewFamilyButton } from '~/components/families/new_family_button'
import type { TargetOption } from '~/components/groups/types'
import type {
  StudentAbilities,
  StudentFilterOptions,
  StudentList,
  StudentQuery,
  StudentRow,
} from '~/components/students/types'
import { useStudentBulk } from '~/components/students/bulk/use_student_bulk'
import type { ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { IconUsers } from '@tabler/icons-react'
import { recordUrls } from '~/ui/record/record_urls'
import { useStudentColumns } from '~/components/students/use_student_columns'
import { useStudentFilters } from '~/components/students/use_student_filters'
import { useNames } from '~/ui/names/use_names'
import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

interface StudentsIndexProps {
  students: StudentList
  query: StudentQuery
  can: StudentAbilities
  list: ListSettings
  options?: StudentFilterOptions
  targets?: TargetOption[]
  today: string
}

export default function StudentsIndex(props: StudentsIndexProps) {
  const { students, query, can, list, options } = props
  const description = useStudentList(can, options)
  const { bulk, dialog } = useStudentBulk(props)
  return (
    <>
      <RecordList
        {...description}
        bulk={bulk}
        page={students}
        query={query}
        can={can}
        settings={list}
        beside={<NewFamilyButton />}
      />
      {dialog}
    </>
  )
}

function useStudentList(
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
