import { errors, type HttpContext } from '@adonisjs/core/http'
import type { AttendanceMarksForm } from '#core/attendance/attendance_marks_validator'
import AttendanceTransformer, { type PhotoOf } from '#core/attendance/attendance_transformer'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { type GivenMark, MarkAttendance } from '#domain/attendance/actions/mark_attendance'
import { readAttendance } from '#domain/attendance/queries/read_attendance'
import { readStatements } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

type SentMark = AttendanceMarksForm['marks'][number]

interface Answering {
  form: AttendanceMarksForm
  /** Whether whoever sends it may make this one of them; by default all. */
  mayMake?: (mark: SentMark) => boolean
  mayCorrectLocked: boolean
  photoOf: PhotoOf
}

/** Keeps marks and answers the roster as it is then, with those that were not kept; `refusal` is why none was. */
export async function answerMarks(
  ctx: HttpContext,
  { form, mayMake = () => true, mayCorrectLocked, photoOf }: Answering
) {
  const { tenant, params, locale, response } = ctx
  refuseAnothers(ctx, form)
  const made = await new MarkAttendance().execute({
    tenantId: tenant.id,
    actor: actorOf(ctx),
    sessionId: params.id,
    method: 'manual',
    marks: form.marks.filter(mayMake).map(givenOf),
    reason: form.reason ?? null,
    mayCorrectLocked,
  })
  const read = await readStatements(tenant.id, () => readAttendance(params.id, locale))
  if (!read) throw notFound(ctx)
  if (!made.ok) response.status(422)
  return {
    refusal: made.ok ? null : made.error.type,
    ...toldOf(made),
    refused: [...(made.ok ? made.value.refused : []), ...forbidden(form, mayMake)],
    attendance: new AttendanceTransformer(read, photoOf).toObject(),
  }
}

/** A device keeps marks for an account: they are never kept as another's who signed in there meanwhile. */
function refuseAnothers({ auth }: HttpContext, { by }: AttendanceMarksForm) {
  if (by && by !== auth.getUserOrFail().userId)
    throw new errors.E_HTTP_EXCEPTION('', { status: 409 })
}

function toldOf(made: Awaited<ReturnType<MarkAttendance['execute']>>) {
  const told = made.ok ? made.value : made.error
  if (!('kept' in told)) return { kept: [], versions: {} }
  return { kept: told.kept, versions: Object.fromEntries(told.versions) }
}

const forbidden = ({ marks }: AttendanceMarksForm, mayMake: (mark: SentMark) => boolean) =>
  marks
    .filter((mark) => !mayMake(mark))
    .map(({ id, student_id }) => ({ id, student_id, fault: 'forbidden' as const }))

const givenOf = (mark: SentMark): GivenMark => ({
  ...{ id: mark.id, student_id: mark.student_id, status: mark.status, seen: mark.seen },
  minutes_late: mark.minutes_late ?? null,
  minutes_early: mark.minutes_early ?? null,
  excuse: mark.excuse ?? null,
  notice_at: mark.notice_at ?? null,
  note: mark.note ?? null,
  makes_up: mark.makes_up ?? null,
  made_at: mark.waited ? now().minus({ seconds: mark.waited }).toJSDate() : null,
  leaves_text: mark.leaves_text,
})
