import { currentTransaction } from '#domain/shared/tenant_scope'

export type PasskeyRow = {
  id: string
  name: string
  rp_id: string
  backed_up: boolean
  created_at: Date
  last_used_at: Date | null
}

/** The second factors of an account, as its owner sees them; nothing that opens anything. */
export type SecondFactors = {
  authenticatorSince: Date | null
  passkeys: PasskeyRow[]
  codesLeft: number
}

/** What a person proves beside their password, and how many recovery codes are left unused. */
export async function findSecondFactors(userId: string): Promise<SecondFactors> {
  const of = (table: string) => currentTransaction().from(table).where('user_id', userId)
  const authenticator = await of('authenticators').select('confirmed_at').first()
  const passkeys = await of('passkeys')
    .select('id', 'name', 'rp_id', 'backed_up', 'created_at', 'last_used_at')
    .orderBy('id')
  const [{ total }] = await of('recovery_codes').whereNull('used_at').count('* as total')
  return {
    authenticatorSince: authenticator?.confirmed_at ?? null,
    passkeys,
    codesLeft: Number(total),
  }
}
