import type { Data } from '@generated/data'
import type { EntryListProps } from '~/components/catalogue/use_entry_list'
import { useSubjectList } from '~/components/subjects/use_subject_list'
import { RecordList } from '~/ui/list/record_list'

type SubjectsIndexProps = EntryListProps & { subjects: Data.Admin.Subjects.SubjectList }

export default function SubjectsIndex({ subjects, query, can, list }: SubjectsIndexProps) {
  return (
    <RecordList {...useSubjectList()} page={subjects} query={query} can={can} settings={list} />
  )
}
