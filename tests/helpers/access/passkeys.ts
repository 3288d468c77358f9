import { originOf } from '#core/tenants/centre_address'
import type { Account } from '#tests/helpers/centre/centre'
import { SoftPasskey } from '#tests/helpers/access/soft_passkey'
import type { Visitor } from '#tests/helpers/visitor'

export const claimsOf = (
  account: Account,
  challenge: string,
  host = account.centre.host,
  origin = originOf(host)
) => ({ challenge, origin, rpId: host })

const profilePaths = {
  admin: '/admin/profile',
  instructor: '/instructor/profile',
  student: '/profile',
}

export async function addPasskey(
  account: Account,
  visitor: Visitor,
  { name = 'Phone', origin }: { name?: string; origin?: string } = {}
) {
  const passkey = new SoftPasskey()
  const profile = profilePaths[account.kind]
  const { challenge } = (await visitor.post(`${profile}/passkeys/challenge`)).body()
  const claims = claimsOf(account, challenge, visitor.centre.host, origin)
  const response = passkey.register(claims)
  const answer = await visitor.post(`${profile}/passkeys`, { name, response })
  return { passkey, answer, response }
}
