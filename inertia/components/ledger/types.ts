import type { Data } from '@generated/data'

export type AccountBalanceProps = Data.Admin.Ledger.TrialBalance
export type LedgerEntryProps = Data.Admin.Ledger.LedgerEntry

export type LedgerDaysProps = { from: string | null; until: string | null }

export type LedgerPeriodProps = LedgerDaysProps & {
  period: 'all' | 'this_month' | 'last_month' | 'this_year'
}
