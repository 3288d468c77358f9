import type { RecordKind } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/uses'

/** The spans of days a centre teaches in. */
export const termRecord = {
  table: 'terms',
  subject: 'term',
  area: 'terms',
} as const satisfies RecordKind

/** What may lean on a term. */
export const termUses = { groups: groupsBy('term_id') }
