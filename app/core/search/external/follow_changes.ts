import type { Pool } from 'pg'
import { switchSearchTriggers } from '#database/search_changes'
import { centresMirroredBy, forgetMirrors, mirrorAnew } from '#domain/search/changes/search_mirrors'
import { withTenant } from '#domain/shared/data/database'

type Following = {
  owner: Pool
  /** Of the server; undefined where there is none. */
  address: string | undefined
  centres: { id: string }[]
  onError: (error: unknown, centre: string) => void
}

/**
 * Has changes noted for the server from now on, and promises it every centre that it was not
 * promised yet. The order counts: killed anywhere, the next start does what is left.
 */
export async function followChanges({ owner, address, centres, onError }: Following) {
  if (address === undefined) {
    await forgetMirrors()
    return switchSearchTriggers(owner, false)
  }
  await switchSearchTriggers(owner, true)
  const promised = await centresMirroredBy(address)
  for (const { id } of centres) {
    if (promised.has(id)) continue
    await withTenant(id, () => mirrorAnew(address)).catch((error: unknown) => onError(error, id))
  }
}
