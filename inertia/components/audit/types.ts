import type { Data } from '@generated/data'
import type { Messages } from '~/words'

export type AuditEntry = Data.Core.Audit.AuditEntry
export type Change = AuditEntry['changes'][number]

/** What the trail is filtered by: what there is a word for. */
export type AuditArea = keyof Messages['audit']['areas']

export type AuditQuery = {
  person: string | null
  area: AuditArea | null
  from: string | null
  to: string | null
  before: string | null
}
