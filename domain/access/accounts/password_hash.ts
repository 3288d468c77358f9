import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { throughGate } from '#domain/access/accounts/hash_gate'

/** OWASP's argon2id parameters (security T11): 19 MiB, two passes, one lane. */
const argon = new Argon({ variant: 'id', memory: 19_456, iterations: 2, parallelism: 1 })
const absent = argon.make('no account has this password')

export const hashPassword = (password: string) => throughGate(() => argon.make(password))

export const needsRehash = (hash: string) => argon.needsReHash(hash)

/** Without a hash it does the same work and answers no, so that timing tells nothing. */
export async function verifyPassword(hash: string | null | undefined, password: string) {
  const compared = hash ?? (await absent)
  const fits = await throughGate(() => argon.verify(compared, password))
  return fits && Boolean(hash)
}
