import type { HttpContext } from '@adonisjs/core/http'
import { notPrintable } from '#app/documents/send_pdf'
import { mostAtOnce } from '#domain/shared/limits/counts'

/** Ids of the address, `ids=…,…`, each once and in this order. */
export function paperIds({ request }: HttpContext): string[] {
  const typed = [request.qs().ids as unknown].flat()
  const texts = typed.filter((text) => typeof text === 'string')
  const ids = [...new Set(texts.flatMap((text) => text.split(',')).filter(Boolean))]
  if (ids.length === 0 || ids.length > mostAtOnce.papers) throw notPrintable()
  return ids
}
