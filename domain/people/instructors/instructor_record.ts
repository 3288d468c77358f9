import { type RecordKind, recordOf } from '#domain/shared/records/record_kind'

export const instructorRecord = recordOf('instructors')

/** Told among payouts, which fewer people may see. */
export const payeeRecord = { ...instructorRecord, area: 'payouts' } as const satisfies RecordKind
