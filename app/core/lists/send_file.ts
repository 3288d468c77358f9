import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#domain/shared/time/clock'
import { streamInTenant, type Writer } from '#domain/shared/data/tenant_stream'

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type File = { name: string; ending: keyof typeof types }

/** Waits for its turn among the centre's files, so that pages are not held up. */
export async function sendFile(ctx: HttpContext, { name, ending }: File, write: Writer) {
  const { response, tenant } = ctx
  ctx.leavePlace()
  const body = await streamInTenant(tenant.id, write)
  const file = `${name}-${tenant.slug}-${today(tenant.timezone)}.${ending}`
  response.header('Content-Type', types[ending])
  response.header('Content-Disposition', `attachment; filename="${file}"`)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
  return response.stream(body)
}
