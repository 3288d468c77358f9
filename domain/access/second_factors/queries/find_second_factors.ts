import { count } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

const authenticatorOf = statement((query, { userId }: { userId: string }) =>
  query.selectFrom('authenticators').where('user_id', '=', userId).select('confirmed_at')
)

const passkeysOf = statement((query, { userId }: { userId: string }) =>
  query
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['id', 'name', 'rp_id', 'backed_up', 'created_at', 'last_used_at'])
)

const codesLeft = statement((query, { userId }: { userId: string }) =>
  query
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(count().as('total'))
)

export type PasskeyRow = RowOf<typeof passkeysOf>

export type SecondFactors = {
  authenticatorSince: Date | null
  passkeys: PasskeyRow[]
  codesLeft: number
}

export async function findSecondFactors(userId: string): Promise<SecondFactors> {
  const [authenticator] = await authenticatorOf({ userId })
  const passkeys = await passkeysOf({ userId })
  const [codes] = await codesLeft({ userId })
  return {
    authenticatorSince: authenticator?.confirmed_at ?? null,
    passkeys,
    codesLeft: codes!.total,
  }
}
