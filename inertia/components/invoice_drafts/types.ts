import type { Data } from '@generated/data'

export type UnbilledFamily = Data.Admin.InvoiceDrafts.UnbilledFamily
export type UnbilledStudent = UnbilledFamily['students'][number]
export type UnbilledLine = UnbilledStudent['lines'][number]
export type SkippedSessions = UnbilledStudent['skipped'][number]
export type UnbilledSubject = Data.Admin.InvoiceDrafts.UnbilledSubject

export type UnbilledSummary = {
  families: number
  drafts: number
  totals: UnbilledFamily['totals']
  skipped: Pick<SkippedSessions, 'reason' | 'session_count'>[]
  page: number
  pages: number
}

export type UnbilledDays = {
  from: string
  until: string
  branch: string | null
}

export type InvoiceDraft = Data.Admin.InvoiceDrafts.InvoiceDraft
export type DraftService = Data.Admin.InvoiceDrafts.DraftService
export type DraftStudent = Data.Admin.InvoiceDrafts.DraftStudent
