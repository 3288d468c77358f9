import { type Expression, sql } from 'kysely'
import type { StudentsAsked } from '#domain/people/queries/list_students'
import { filtersOf, type Searching } from '#domain/people/queries/searched_list'
import { bornFor } from '#domain/people/rules/age_band'
import { today } from '#domain/shared/clock'

/** Whether a list of students asks for more than words, status and days: groups, guardians or ages. */
export function isNarrowed({ filter: { ids, choices } }: StudentsAsked) {
  return choices.age.length > 0 || Object.values(ids).some((chosen) => chosen.length > 0)
}

/** What such a list is asked beside words, status and days. */
export type Narrowing = {
  groups: string[]
  courses: string[]
  levels: string[]
  guardians: string[]
  born_after: (string | null)[]
  born_until: (string | null)[]
}

export function narrowing(asked: StudentsAsked): Narrowing {
  const { ids, choices } = asked.filter
  const born = choices.age.map((band) => bornFor(band, today(asked.zone)))
  return {
    groups: ids.group,
    courses: ids.course,
    levels: ids.level,
    guardians: ids.guardian,
    born_after: born.map(({ after }) => after),
    born_until: born.map(({ until }) => until),
  }
}

/** Such a list in the place of search.student_list(): the same columns. */
export const narrowedStudents = (
  given: Searching & Narrowing,
  columns: Expression<unknown>,
  page: Expression<number>,
  per: Expression<number>
) => sql`(
  select n.total, n.page, ${columns}, n.ordinality
  from search.narrowed_student_page(${filtersOf(given)}, ${page}, ${per}, ${given.groups}, ${given.courses},
    ${given.levels}, ${given.guardians}, ${given.born_after}, ${given.born_until}) with ordinality n
  join students s on s.id = n.id)`
