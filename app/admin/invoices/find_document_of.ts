import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { findDocument, type FullDocument } from '#domain/billing/documents/find_document'

/** A document of the other kind has a page of its own. */
export async function findDocumentOf(
  ctx: HttpContext,
  kind: FullDocument['kind']
): Promise<FullDocument> {
  const document = await findDocument(ctx.params.id)
  if (document?.kind !== kind) throw notFound(ctx)
  return document
}
