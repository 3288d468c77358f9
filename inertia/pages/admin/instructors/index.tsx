import type { InstructorList, InstructorQuery, Options } from '~/components/instructors/types'
import { useInstructorList } from '~/components/instructors/list/use_instructor_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

type InstructorsIndexProps = {
  instructors: InstructorList
  /** Fetched when a filter is opened. */
  options?: Options
  query: InstructorQuery
  can: Abilities
  list: ListSettings
}

export default function InstructorsIndex(props: InstructorsIndexProps) {
  const { instructors, options, query, can, list } = props
  const description = useInstructorList(options)
  return <RecordList {...description} page={instructors} query={query} can={can} settings={list} />
}
