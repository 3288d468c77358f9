import type { HttpContext } from '@adonisjs/core/http'
import { billingDocument } from '#app/documents/billing/billing_document'
import { notPrintable, sendPdf } from '#app/documents/send_pdf'
import { notFound } from '#core/errors/not_found'
import { listPapers, type Paper } from '#domain/billing/papers/list_papers'
import { type DocumentLanguage, documentLanguages } from '#domain/shared/choices/document_languages'
import { readStatements } from '#domain/shared/data/database'

/** One PDF in the order of the ids; an id that isn't there is not found. */
export async function sendPapers(ctx: HttpContext, kind: Paper['kind'], ids: string[]) {
  const { tenant } = ctx
  const language = languageOf(ctx)
  const papers = await readStatements(tenant.id, () => listPapers(kind, ids))
  const [first, ...more] = papers
  if (!first || papers.length < ids.length) throw notFound(ctx)
  return sendPdf(ctx, await billingDocument({ papers: [first, ...more], tenant, language }))
}

function languageOf({ request }: HttpContext): DocumentLanguage | undefined {
  const wanted: unknown = request.qs().language
  const language = documentLanguages.find((one) => one === wanted)
  if (wanted !== undefined && !language) throw notPrintable()
  return language
}
