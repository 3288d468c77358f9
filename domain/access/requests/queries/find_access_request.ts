import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

const requestById = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('access_requests')
    .where('id', '=', id)
    .select(['id', 'kind', 'status', 'first_name', 'last_name'])
)

export async function findAccessRequest(id: string) {
  if (!isUuid(id)) return undefined
  const [request] = await requestById({ id })
  return request
}
