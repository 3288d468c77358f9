import type { AccessRequest } from '#domain/access/queries/list_access_requests'
import { isUuid } from '#domain/shared/is_uuid'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Found = Pick<AccessRequest, 'id' | 'kind' | 'status' | 'first_name' | 'last_name'>

/** A request to join by its id; undefined when there is none, or the id can be none. */
export async function findAccessRequest(id: string): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined
  return currentTransaction()
    .from('access_requests')
    .select('id', 'kind', 'status', 'first_name', 'last_name')
    .where('id', id)
    .first()
}
