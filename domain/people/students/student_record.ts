import { recordOf } from '#domain/shared/records/record_kind'

export const studentRecord = recordOf('students')
