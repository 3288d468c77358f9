import { recordOf } from '#domain/shared/records/record_kind'

/** Students as records: where they are kept and how the trail names what is done to them. */
export const studentRecord = recordOf('students')
