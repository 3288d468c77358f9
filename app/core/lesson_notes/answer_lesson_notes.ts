import type { HttpContext } from '@adonisjs/core/http'
import { lessonNotesValidator } from '#core/lesson_notes/lesson_notes_validator'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import {
  type NotesRefusal,
  WriteLessonNotes,
} from '#domain/scheduling/lesson_notes/actions/write_lesson_notes'

/** Writes the notes of the session of the address: an instructor's own, or any for the office (null). */
export async function answerLessonNotes(ctx: HttpContext, instructorId: string | null) {
  const { request, response, session, i18n, tenant, params } = ctx
  const { version, ...form } = await request.validateUsing(lessonNotesValidator)
  const { shared_notes = null, internal_notes = null } = form
  const { homework = null, homework_due_on = null } = form
  const written = await new WriteLessonNotes().execute({
    ...{ tenantId: tenant.id, actor: actorOf(ctx), sessionId: params.id, instructorId, version },
    notes: { shared_notes, internal_notes, homework, homework_due_on },
  })
  if (!written.ok) refuse(ctx, written.error)
  else session.flash('success', i18n.t('lesson_notes.saved'))
  return response.redirect().back()
}

function refuse(ctx: HttpContext, refusal: NotesRefusal) {
  if (refusal.type === 'not_found' || refusal.type === 'stale_version')
    return refuseRecord(ctx, refusal)
  const told = ctx.i18n.t(`lesson_notes.refused.${refusal.type}`)
  return ctx.session.flashErrors({ homework_due_on: told })
}
