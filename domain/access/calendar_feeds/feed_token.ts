import { newToken } from '#domain/access/links/link_token'
import { secretBox } from '#domain/access/second_factors/secret_box'

type Owner = { tenantId: string; userId: string }

/** Bound to its account, so that a sealed token is worth nothing in another account's row. */
const purposeOf = ({ tenantId, userId }: Owner) => `calendar_feed:${tenantId}:${userId}`

/** Sealed as well as hashed, because its owner needs it again for the next device. */
export function newFeedToken(owner: Owner) {
  const token = newToken()
  return { token, sealed: secretBox().seal(token, purposeOf(owner)) }
}

export const openFeedToken = (sealed: string, owner: Owner) =>
  secretBox().open(sealed, purposeOf(owner))
