import type { ImportRecord } from '#domain/imports/import'
import type { Actor } from '#domain/shared/audit/actor'

/** The person who asked for the current step. */
export const actorOf = (record: ImportRecord): Actor =>
  record.step === 'undo' && record.undone_by_name !== null
    ? {
        userId: record.undone_by,
        name: record.undone_by_name,
        nameOther: record.undone_by_name_other,
        requestId: record.undo_request_id,
      }
    : {
        userId: record.started_by,
        name: record.started_by_name,
        nameOther: record.started_by_name_other,
        requestId: record.request_id,
      }
