import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { hashToken } from '#domain/access/links/link_token'
import {
  recoveryCode,
  recoveryCodeCount,
  typedRecoveryCode,
} from '#domain/access/second_factors/rules/second_factor'
import { db } from '#domain/shared/data/database'

/** 120 random bits need no slow hash (ASVS asks for one below 112). */
export const hashRecoveryCode = (typed: string) => hashToken(typedRecoveryCode(typed))

export async function replaceRecoveryCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const rows = codes.map((code) => ({
    id: uuid(),
    user_id: userId,
    hash: hashRecoveryCode(code),
  }))
  await db().deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db().insertInto('recovery_codes').values(rows).execute()
  return codes
}

function newCode() {
  const { length, alphabet } = recoveryCode
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length])
  return letters.join('').match(/.{4}/g)!.join('-')
}
