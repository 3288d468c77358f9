import type { PhoneArea } from '#domain/people/phones/phone_sharers'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

export async function findPhoneOwner(area: PhoneArea, id: string) {
  if (!isUuid(id)) return undefined
  return db()
    .selectFrom(area)
    .where('id', '=', id)
    .select(['id', 'phone', 'version'])
    .executeTakeFirst()
}
