import { type RecordKind, recordOf } from '#domain/shared/records/record_kind'

/** Instructors as records: where they are kept and how the trail names what is done to them. */
export const instructorRecord = recordOf('instructors')

/** Where their pay goes is told among payouts, which fewer people may see. */
export const payeeRecord = { ...instructorRecord, area: 'payouts' } as const satisfies RecordKind
