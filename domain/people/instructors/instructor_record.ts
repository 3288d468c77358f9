import { type RecordKind, recordOf } from '#domain/shared/records/record_kind'

export const instructorRecord = recordOf('instructors')

/** Told in the area of payouts, which fewer people may see. */
export const payeeRecord = { ...instructorRecord, area: 'payouts' } as const satisfies RecordKind
