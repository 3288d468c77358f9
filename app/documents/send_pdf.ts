import { errors, type HttpContext } from '@adonisjs/core/http'
import { writeDocument } from '#app/documents/engine/document_threads'
import type { DocumentTask } from '#app/documents/engine/document_task'
import { encodedFileName } from '#core/files/encoded_file_name'
import { goneSignal } from '#core/requests/request_places'

/** No page offers what the address asks for. */
export const notPrintable = () => new errors.E_HTTP_EXCEPTION('Not to be printed', { status: 422 })

/** Shown in the browser, in no cache. Its place is free while it waits for a thread. */
export async function sendPdf(
  ctx: HttpContext,
  { name, task }: { name: string; task: DocumentTask }
) {
  const { response, tenant } = ctx
  ctx.leavePlace()
  const { pdf } = await writeDocument(tenant.id, task, goneSignal(ctx))
  const file = `${name
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()}.pdf`
  response.header('Content-Type', 'application/pdf')
  response.header('Content-Disposition', `inline; filename*=UTF-8''${encodedFileName(file)}`)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
  return response.send(Buffer.from(pdf))
}
