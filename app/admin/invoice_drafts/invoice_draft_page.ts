import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import InvoiceDraftTransformer from '#app/admin/invoice_drafts/invoice_draft_transformer'
import DraftStudentTransformer from '#app/admin/invoice_drafts/draft_student_transformer'
import DraftServiceTransformer from '#app/admin/invoice_drafts/draft_service_transformer'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { findDocument } from '#domain/billing/documents/find_document'
import { listDraftClaims } from '#domain/billing/queries/draft_claims'
import { draftServices } from '#domain/billing/queries/draft_services'
import { draftStudents } from '#domain/billing/queries/draft_students'
import { taxOfService } from '#domain/billing/line_tax'
import { readTenant } from '#domain/shared/data/database'

/** Undefined for what is no draft any more. */
export async function invoiceDraftPage(ctx: HttpContext) {
  const { params, tenant } = ctx
  return readTenant(tenant.id, async () => {
    const document = await findDocument(params.id)
    if (!document) throw notFound(ctx)
    if (document.status !== 'draft' || document.kind !== 'invoice') return undefined
    const named = (column: 'student_id' | 'service_id') => [
      ...new Set(document.lines.flatMap((line) => line[column] ?? [])),
    ]
    const [claims, services, students, { financial }] = await Promise.all([
      listDraftClaims(document.id),
      draftServices({ chosen: named('service_id'), currency: document.currency }),
      draftStudents(document.payer_id, named('student_id')),
      findFinancial(),
    ])
    const usual = taxOfService(undefined, financial)
    return {
      draft: InvoiceDraftTransformer.transform({ document, claims }),
      services: DraftServiceTransformer.transform(
        services.map((service) => ({ service, tax: taxOfService(service, financial) }))
      ),
      students: DraftStudentTransformer.transform(students),
      usual_tax: usual.kind === 'exempt' ? 'exempt' : String(usual.rate),
    }
  })
}
