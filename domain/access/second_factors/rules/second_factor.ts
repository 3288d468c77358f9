import { latinDigits } from '#domain/shared/text/digits'

export const factors = ['code', 'recovery_code', 'passkey'] as const

export type Factor = (typeof factors)[number]

export type TypedFactor = Exclude<Factor, 'passkey'>

/**
 * What every authenticator app shows (RFC 6238): this many digits, renewed after this many seconds.
 */
export const authenticatorCode = { digits: 6, seconds: 30 } as const

/** How long a sign-in waits for its second factor after the right password, in seconds. */
export const pendingSeconds = 10 * 60

export const triesOfOneSignIn = 5

export const challengeSeconds = 5 * 60

export const recoveryCodeCount = 10

/** Crockford's letters: none that is taken for a digit. */
export const recoveryCode = { length: 24, alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ' } as const

export const maximumPasskeys = 20

/** Accepts Arabic-Indic digits, spaces and marks of direction. */
export const typedCode = (text: string) => latinDigits(text).replace(/[\s\p{Cf}-]/gu, '')

const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1' }

/** Accepts any case, dashes and letters that look like digits. */
export const typedRecoveryCode = (text: string) =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => lookalikes[letter]!)
