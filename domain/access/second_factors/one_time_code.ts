import { Secret, TOTP } from 'otpauth'
import { authenticatorCode, typedCode } from '#domain/access/second_factors/rules/second_factor'
import { now } from '#domain/shared/time/clock'

/** SHA-1 is what every authenticator app understands (RFC 6238). */
const settings = {
  algorithm: 'SHA1',
  digits: authenticatorCode.digits,
  period: authenticatorCode.seconds,
} as const

export const newKey = () => new Secret({ size: 20 }).base32

export const keyAddress = (key: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...settings, ...names, secret: Secret.fromBase32(key) }).toString()

/**
 * The step (a period of `authenticatorCode.seconds`, counted from 1970) a typed code belongs to:
 * the present one or a neighbour; else undefined.
 */
export function stepOf(key: string, typed: string): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) })
  const timestamp = now().toMillis()
  const distance = totp.validate({ token: typedCode(typed), timestamp, window: 1 })
  return distance === null ? undefined : totp.counter({ timestamp }) + distance
}
