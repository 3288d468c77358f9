import { recordOf } from '#domain/shared/records/record_kind'

export const packageRecord = recordOf('packages')
