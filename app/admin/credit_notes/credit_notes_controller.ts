import type { HttpContext } from '@adonisjs/core/http'
import CreditNoteListTransformer from '#app/admin/credit_notes/credit_note_list_transformer'
import CreditNotePolicy from '#app/admin/credit_notes/credit_note_policy'
import CreditNoteTransformer from '#app/admin/credit_notes/credit_note_transformer'
import { findDocumentOf } from '#app/admin/invoices/find_document_of'
import ActivityTransformer from '#core/audit/activity_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { findSurroundings } from '#domain/billing/queries/document_page'
import { creditNoteList, listCreditNotes } from '#domain/billing/queries/list_credit_notes'
import { readStatements } from '#domain/shared/data/database'
import { recordActivity } from '#domain/shared/records/record_activity'

export default class CreditNotesController {
  async index(ctx: HttpContext) {
    const { auth, bouncer, inertia, locale, request, tenant } = ctx
    await bouncer.with(CreditNotePolicy).authorize('index')
    const query = new ListQuery(creditNoteList, request.qs())
    const { page, list } = await readList(ctx, creditNoteList, () =>
      listCreditNotes(query.in(tenant, locale))
    )
    return inertia.render('admin/credit_notes/index', {
      credit_notes: CreditNoteListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: { ...areaAbilities('credit_notes', auth.getUserOrFail()), create: false },
      list,
      branches: await branchChoices(tenant),
    })
  }

  async show(ctx: HttpContext) {
    const { auth, bouncer, inertia, request, tenant } = ctx
    await bouncer.with(CreditNotePolicy).authorize('show')
    const [document, around, activity] = await readStatements(tenant.id, async () => {
      const one = await findDocumentOf(ctx, 'credit_note')
      const beside = [findSurroundings(one), recordActivity('credit_note', one.id)] as const
      return [one, ...(await Promise.all(beside))] as const
    })
    return inertia.render('admin/credit_notes/show', {
      credit_note: CreditNoteTransformer.transform({ document, around }),
      activity: ActivityTransformer.transform(activity),
      tab: request.input('tab') === 'activity' ? ('activity' as const) : ('overview' as const),
      can: areaAbilities('credit_notes', auth.getUserOrFail()),
      branches: await branchChoices(tenant),
    })
  }
}
