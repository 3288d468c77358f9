import { AskToJoin } from '#domain/access/requests/actions/ask_to_join'
import { type Centre, rowsOf } from '#tests/helpers/centre'

type Asked = Parameters<AskToJoin['execute']>[0]

/** Asks to join a centre, as a student unless it is said otherwise; the id of the request that waits. */
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
  const waiting = { email: asked.email, kind, status: 'waiting' }
  const [request] = await rowsOf(centre, 'access_requests', waiting)
  return request.id
}
