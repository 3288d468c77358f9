import type { DateOrder } from '#domain/shared/choices/date_orders'

/** Pages say it in their language (`imports.problems`). */
export type Problem = {
  /** The column of ours it concerns; null: the row. */
  column: string | null
  type: ProblemType
  /** The longest text allowed, or the row that says the same, as the type needs. */
  number?: number
}

export type ProblemType =
  | 'required'
  | 'too_long'
  | 'day'
  | 'phone'
  | 'email'
  | 'country'
  | 'choice'
  | 'boolean'
  | 'whole_number'
  | 'above_seats'
  | 'colour'
  | 'one_name'
  | 'repeated'
  | 'unknown'
  | 'taken'
  | 'ambiguous'
  | 'order'

export type Reading = {
  /** ISO 3166-1 alpha-2: how a phone without a country is meant. */
  phoneCountry: string
  /** YYYY-MM-DD at the centre. */
  today: string
  /** Which comes first in 03/04/2015. */
  dateOrder: DateOrder
}

export type Read = { value: unknown } | { problem: Omit<Problem, 'column'> }

/** Never called for an empty cell. */
export type Reader = (text: string, reading: Reading) => Read

export const value = (read: unknown): Read => ({ value: read })
export const problem = (type: ProblemType, number?: number): Read => ({
  problem: number === undefined ? { type } : { type, number },
})
