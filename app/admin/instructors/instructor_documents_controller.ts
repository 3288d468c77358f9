import type { HttpContext } from '@adonisjs/core/http'
import {
  addDocumentValidator,
  changeDocumentValidator,
  documentFields,
} from '#app/admin/instructors/document_validator'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { notFound } from '#core/errors/not_found'
import { DocumentStore } from '#core/files/document_store'
import { sendDocument } from '#core/files/send_document'
import { withDocument } from '#app/admin/instructors/with_document'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { AddDocument } from '#domain/people/instructors/actions/add_document'
import { RemoveDocument } from '#domain/people/instructors/actions/remove_document'
import { UpdateDocument } from '#domain/people/instructors/actions/update_document'
import { findDocument } from '#domain/people/instructors/queries/find_documents'
import { readStatements } from '#domain/shared/data/database'

export default class InstructorDocumentsController {
  async store(ctx: HttpContext) {
    const about = await this.#about(ctx)
    const form = await ctx.request.validateUsing(addDocumentValidator)
    const fields = documentFields(form)
    const result = await withDocument(ctx, form.file, (file) =>
      new AddDocument().execute({ ...about, fields, file })
    )
    if (!result.ok) throw notFound(ctx)
    return this.#done(ctx, 'document')
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('documents')
    const { id, document } = ctx.params
    const found = await readStatements(ctx.tenant.id, () => findDocument(id, document))
    return sendDocument(ctx, found)
  }

  async update(ctx: HttpContext) {
    const about = await this.#about(ctx)
    const form = await ctx.request.validateUsing(changeDocumentValidator)
    const change = { id: ctx.params.document as string, version: form.version }
    const fields = documentFields(form)
    const result = await withDocument(ctx, form.file, (file) =>
      new UpdateDocument().execute({ ...about, ...change, fields, file })
    )
    if (result.ok) return this.#done(ctx, 'document')
    refuseRecord(ctx, result.error)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const about = await this.#about(ctx)
    const result = await new RemoveDocument().execute({ ...about, id: ctx.params.document })
    if (!result.ok) throw notFound(ctx)
    const store = new DocumentStore(ctx.tenant.id, 'instructor-documents')
    await store.discard(result.value.removedFile)
    return this.#done(ctx, 'document_removed')
  }

  async #about(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('documents')
    const { id } = await findOr404(ctx)
    return { tenantId: ctx.tenant.id, actor: actorOf(ctx), instructorId: id }
  }

  #done({ session, i18n, response }: HttpContext, act: 'document' | 'document_removed') {
    session.flash('success', i18n.t(`instructors.flash.${act}`))
    return response.redirect().withQs().back()
  }
}
