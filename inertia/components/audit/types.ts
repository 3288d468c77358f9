import type { Data } from '@generated/data'
import type { AreasWith } from '#domain/shared/areas/areas'

export type AuditEntry = Data.Core.Audit.AuditEntry
export type Change = AuditEntry['changes'][number]

export type AuditArea = AreasWith<'trail', object>

export type AuditQuery = {
  person: string | null
  area: AuditArea | null
  from: string | null
  to: string | null
  before: string | null
}
