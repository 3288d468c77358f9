import { secretBox } from '#domain/access/second_factors/secret_box'

type Owner = { tenantId: string; userId: string }

/** A key sealed for one account is worth nothing in the row of another. */
const purposeOf = ({ tenantId, userId }: Owner) => `authenticator:${tenantId}:${userId}`

export const sealKey = (key: string, owner: Owner) => secretBox().seal(key, purposeOf(owner))

export const openKey = (sealed: string, owner: Owner) => secretBox().open(sealed, purposeOf(owner))
