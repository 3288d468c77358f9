import { recordOf } from '#domain/shared/records/record_kind'
import { groupsBy } from '#domain/teaching/uses'

/** The spans of days a centre teaches in. */
export const termRecord = recordOf('terms')

/** What may lean on a term. */
export const termUses = { groups: groupsBy('term_id') }
