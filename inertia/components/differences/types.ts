import type { Data } from '@generated/data'
import type { WireAmount } from '#domain/shared/money/money'

export type FamilyDifferencesProps = Data.Admin.Differences.Difference
export type DifferenceProps = FamilyDifferencesProps['rows'][number]

/** `count` and `totals` are of all pages. */
export type DifferencesSummaryProps = {
  page: number
  last_page: number
  families: number
  count: number
  totals: WireAmount[]
}

export type SettlementAbilitiesProps = { settle: boolean; credit: boolean }

export const keyOf = ({ session_id: session, student }: DifferenceProps) =>
  `${session} ${student.id}`

/** A session without a price can't be settled, nor a credit note be written without the right. */
export const canSettle = (row: DifferenceProps, can: SettlementAbilitiesProps) =>
  can.settle && row.present !== null && (row.proposal !== 'credit_note' || can.credit)
