import type { PlanProblem } from '#domain/imports/rules/plan_problems'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { DateOrder } from '#domain/shared/choices/date_orders'

/**
 * Pages say it in their language (`imports.problems`). `column` is one of ours, null for the whole
 * row. `number` is what the type tells: the longest text, a count, or the row that is meant.
 */
export type Problem = {
  column: string | null
  type: ProblemType
  number?: number
  session?: ProblemSession
  person?: SimilarPerson
}

/** Somebody on record who may be the one of a row. */
export type SimilarPerson = StoredNames & { id: string; number: string }

/** The clashing session as it was at the time; one in another branch shows its time only. */
export type ProblemSession = {
  id: string | null
  /** Wall-clock time in its zone, YYYY-MM-DDTHH:MM. */
  at: string
  title: string | null
  group: { code: string; title_en: string | null; title_ar: string | null } | null
}

export type ProblemType =
  | PlanProblem
  | 'time'
  | 'weekdays'
  | 'other_day'
  | 'required'
  | 'too_long'
  | 'day'
  | 'phone'
  | 'email'
  | 'country'
  | 'choice'
  | 'boolean'
  | 'whole_number'
  | 'length'
  | 'web_address'
  | 'formula_error'
  | 'total'
  | 'lost_letters'
  | 'scientific'
  | 'too_many_names'
  | 'two_parties'
  | 'not_the_groups'
  | 'above_seats'
  | 'below_fewest'
  | 'colour'
  | 'one_name'
  | 'repeated'
  | 'unknown'
  | 'taken'
  | 'ambiguous'
  | 'order'
  | 'after_end'
  | 'enrolled'
  | 'teaching'
  | 'status_step'
  | 'not_left'
  | 'left_before_hired'

/**
 * `phoneCountry` (ISO 3166-1 alpha-2) is how a phone without a country is meant; `today` is
 * YYYY-MM-DD at the centre; `dateOrder` tells which comes first in 03/04/2015; `countsFrom1904`
 * how the workbook numbers its days.
 */
export type Reading = {
  phoneCountry: string
  today: string
  dateOrder: DateOrder
  countsFrom1904?: boolean
}

type CellProblem = Omit<Problem, 'column'>

/** A warning is for somebody to look at; the value is taken. */
export type Read = { value: unknown; warning?: CellProblem } | { problem: CellProblem }

/** Never called for an empty cell. */
export type Reader = (text: string, reading: Reading) => Read

export const value = (read: unknown): Read => ({ value: read })
export const problem = (type: ProblemType, number?: number): Read => ({
  problem: number === undefined ? { type } : { type, number },
})
