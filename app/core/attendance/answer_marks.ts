import type { HttpContext } from '@adonisjs/core/http'
import type { AttendanceMarksForm } from '#core/attendance/attendance_marks_validator'
import AttendanceTransformer, { type PhotoOf } from '#core/attendance/attendance_transformer'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { type GivenMark, MarkAttendance } from '#domain/attendance/actions/mark_attendance'
import { readAttendance } from '#domain/attendance/queries/read_attendance'
import { readStatements } from '#domain/shared/data/database'

interface Answering {
  form: AttendanceMarksForm
  mayCorrectLocked: boolean
  photoOf: PhotoOf
}

/** Keeps marks and answers the roster as it is then, with those that were not kept; `refusal` is why none was. */
export async function answerMarks(
  ctx: HttpContext,
  { form, mayCorrectLocked, photoOf }: Answering
) {
  const { tenant, params, locale, response } = ctx
  const made = await new MarkAttendance().execute({
    tenantId: tenant.id,
    actor: actorOf(ctx),
    sessionId: params.id,
    method: 'manual',
    marks: form.marks.map(givenOf),
    reason: form.reason ?? null,
    mayCorrectLocked,
  })
  const read = await readStatements(tenant.id, () => readAttendance(params.id, locale))
  if (!read) throw notFound(ctx)
  if (!made.ok) response.status(422)
  return {
    refusal: made.ok ? null : made.error.type,
    kept: made.ok ? made.value.kept : [],
    refused: made.ok ? made.value.refused : [],
    attendance: new AttendanceTransformer(read, photoOf).toObject(),
  }
}

const givenOf = (mark: AttendanceMarksForm['marks'][number]): GivenMark => ({
  ...{ id: mark.id, student_id: mark.student_id, status: mark.status, seen: mark.seen },
  minutes_late: mark.minutes_late ?? null,
  minutes_early: mark.minutes_early ?? null,
  excuse: mark.excuse ?? null,
  notice_at: mark.notice_at ?? null,
  note: mark.note ?? null,
  makes_up: mark.makes_up ?? null,
  made_at: null,
})
