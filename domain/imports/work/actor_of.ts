import type { ImportRecord } from '#domain/imports/import'
import type { Actor } from '#domain/shared/audit/actor'

export const actorOf = (record: ImportRecord): Actor => ({
  userId: record.started_by,
  name: record.started_by_name,
  nameOther: record.started_by_name_other,
  requestId: record.request_id,
})
