import { originOf } from '#core/centre_address'
import type { Account } from '#tests/helpers/centre'
import { SoftPasskey } from '#tests/helpers/soft_passkey'
import type { Visitor } from '#tests/helpers/visitor'

/** What an answer at an account's own centre says of itself. */
export const claimsOf = (account: Account, challenge: string) => ({
  challenge,
  origin: originOf(account.centre.host),
  rpId: account.centre.host,
})

const profilePaths = {
  admin: '/admin/profile',
  instructor: '/instructor/profile',
  student: '/profile',
}

/** Adds a passkey from the profile, as its owner would. */
export async function addPasskey(account: Account, visitor: Visitor, name = 'Phone') {
  const passkey = new SoftPasskey()
  const profile = profilePaths[account.kind]
  const { challenge } = (await visitor.post(`${profile}/passkeys/challenge`)).body()
  const response = passkey.register(claimsOf(account, challenge))
  const answer = await visitor.post(`${profile}/passkeys`, { name, response })
  return { passkey, answer, response }
}
