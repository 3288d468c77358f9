import { sql } from 'kysely'
import type { StudentsAsked } from '#domain/people/students/queries/list_students'
import {
  everyRow,
  filtersOf,
  type Paging,
  type Searching,
} from '#domain/people/queries/searched_list'
import { bornFor } from '#domain/people/students/rules/age_band'
import { today } from '#domain/shared/time/clock'

export function isNarrowed({ filter: { ids, choices } }: StudentsAsked) {
  return choices.age.length > 0 || Object.values(ids).some((chosen) => chosen.length > 0)
}

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

const arrays = (given: Narrowing) => sql`${given.groups}, ${given.courses}, ${given.levels},
  ${given.guardians}, ${given.born_after}, ${given.born_until}`

export const narrowedPage = (given: Paging & Narrowing) =>
  sql`search.narrowed_student_page(${filtersOf(given)}, ${given.page}, ${given.per}, ${arrays(given)})`

export const narrowedRows = (given: Searching & Narrowing) =>
  sql`search.narrowed_student_page(${filtersOf(given)}, 1, ${everyRow}, ${arrays(given)})`
