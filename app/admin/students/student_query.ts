import { ListQuery } from '#core/lists/list_query'
import { type StudentFilter, studentList } from '#domain/people/queries/list_students'

/** The students' list as its address asks for it. */
export class StudentQuery extends ListQuery<typeof studentList> {
  constructor(input: Record<string, unknown>) {
    super(studentList, input)
  }

  /** As the function that searches students takes it. */
  get students(): StudentFilter {
    const { choices, days, query, archived, sort, descending } = this.filter
    const { from, to } = days.created
    const created = { createdFrom: from, createdTo: to }
    return { query, statuses: choices.status, ...created, archived, sort, descending }
  }
}
