import { secretBox } from '#domain/access/second_factors/secret_box'

type Owner = { tenantId: string; userId: string }

/** Bound to its account, so that a sealed key is worth nothing in another account's row. */
const purposeOf = ({ tenantId, userId }: Owner) => `authenticator:${tenantId}:${userId}`

export const sealKey = (key: string, owner: Owner) => secretBox().seal(key, purposeOf(owner))

export const openKey = (sealed: string, owner: Owner) => secretBox().open(sealed, purposeOf(owner))
