import type { StudentList, StudentQuery } from '~/components/students/types'
import { useStudentList } from '~/components/students/use_student_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

interface StudentsIndexProps {
  students: StudentList
  query: StudentQuery
  can: Abilities
  list: ListSettings
}

export default function StudentsIndex({ students, query, can, list }: StudentsIndexProps) {
  const description = useStudentList()
  return <RecordList {...description} page={students} query={query} can={can} settings={list} />
}
