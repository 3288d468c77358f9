import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { line } from '#core/forms/person_fields'
import { actorOf } from '#core/records/actor_of'
import { paragraph, version } from '#core/records/record_fields'
import { refuseRecord } from '#core/records/refuse_record'
import { WriteNotes } from '#domain/scheduling/class_sessions/actions/write_notes'
import { longest } from '#domain/shared/limits/text_lengths'

const notesValidator = vine.create({
  version: version(),
  topic: line().maxLength(longest.title).nullable().optional(),
  notes: paragraph(longest.notes),
})

export default class SessionNotesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n, tenant, params } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await request.validateUsing(notesValidator)
    const { topic = null, notes = null } = form
    const written = await new WriteNotes().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), id: params.id, version: form.version },
      notes: { topic, notes },
    })
    if (!written.ok) refuseRecord(ctx, written.error)
    else session.flash('success', i18n.t('sessions.flash.noted'))
    return response.redirect().back()
  }
}
