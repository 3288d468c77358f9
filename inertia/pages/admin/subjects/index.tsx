import type { SubjectList, SubjectQuery } from '~/components/subjects/types'
import { useSubjectList } from '~/components/subjects/use_subject_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

type SubjectsIndexProps = {
  subjects: SubjectList
  query: SubjectQuery
  can: Abilities
  list: ListSettings
}

export default function SubjectsIndex({ subjects, query, can, list }: SubjectsIndexProps) {
  const description = useSubjectList()
  return <RecordList {...description} page={subjects} query={query} can={can} settings={list} />
}
