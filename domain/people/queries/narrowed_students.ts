import type { StudentsAsked } from '#domain/people/queries/list_students'
import { type PageSource, searchedBindings } from '#domain/people/queries/searched_list'
import { bornFor } from '#domain/people/rules/age_band'
import { today } from '#domain/shared/clock'

const marks = Array.from({ length: 15 }, () => '?').join(', ')

/** Whether a list of students asks for more than words, status and days: groups, guardians or ages. */
export function isNarrowed({ filter: { ids, choices } }: StudentsAsked) {
  return choices.age.length > 0 || Object.values(ids).some((chosen) => chosen.length > 0)
}

/** Such a list in the place of search.student_list(): the same columns, and its bindings. */
export function narrowedStudents(
  asked: StudentsAsked,
  columns: string,
  page: number,
  per: number
): PageSource {
  const { ids, choices } = asked.filter
  const born = choices.age.map((band) => bornFor(band, today(asked.zone)))
  return {
    sql: `(select n.total, n.page, ${columns}, n.ordinality
      from search.narrowed_student_page(${marks}) with ordinality n join students s on s.id = n.id)`,
    bindings: [
      ...searchedBindings(asked),
      page,
      per,
      ids.group,
      ids.course,
      ids.level,
      ids.guardian,
      born.map(({ after }) => after),
      born.map(({ until }) => until),
    ],
  }
}
