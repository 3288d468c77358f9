import { sql } from 'kysely'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { AskToJoin } from '#domain/access/requests/actions/ask_to_join'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

type Asked = Parameters<AskToJoin['execute']>[0]

export async function askToJoin(
  centre: Centre,
  asked: Pick<Asked, 'email'> & Partial<Asked>
): Promise<string> {
  const kind = asked.kind ?? 'student'
  await new AskToJoin().execute({
    tenantId: centre.id,
    kind,
    firstName: 'Hind',
    lastName: 'Salem',
    phone: '+966501234567',
    message: null,
    locale: 'ar',
    requestId: null,
    ...asked,
  })
  const waiting = { email: asked.email, kind, status: 'waiting' } as const
  const [request] = await rowsOf(centre, 'access_requests', waiting)
  return request.id
}

/** Lets people ask a centre to join as one of these kinds. */
export async function letPeopleAsk(centre: Centre, ...kinds: ('instructor' | 'student')[]) {
  await withTenant(centre.id, () =>
    sql`select platform.change_security(false, null, ${kinds})`.execute(db())
  )
  forgetTenants()
}
