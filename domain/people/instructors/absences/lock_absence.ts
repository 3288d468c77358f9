import type { AbsenceState } from '#domain/shared/choices/absences'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

export type NoLongerAsked =
  { type: 'not_found' } | { type: 'decided'; state: Exclude<AbsenceState, 'requested'> }

export const lockAbsence = async (id: string) =>
  isUuid(id)
    ? db()
        .selectFrom('absences')
        .where('id', '=', id)
        .select(['id', 'instructor_id', 'state', 'starts_at', 'ends_at', 'weekday'])
        .select(['reason', 'asked_by'])
        .forUpdate()
        .executeTakeFirst()
    : undefined
