import { NewFamilyButton } from '~/components/families/new_family_button'
import type { TargetOption } from '~/components/groups/types'
import type {
  StudentAbilities,
  StudentFilterOptions,
  StudentList,
  StudentQuery,
} from '~/components/students/types'
import { useStudentBulk } from '~/components/students/bulk/use_student_bulk'
import { useStudentList } from '~/components/students/use_student_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'

interface StudentsIndexProps {
  students: StudentList
  query: StudentQuery
  can: StudentAbilities
  list: ListSettings
  /** Fetched when a filter is opened. */
  options?: StudentFilterOptions
  /** Fetched when students are to be enrolled. */
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
