import { latinDigits } from '#domain/shared/text/digits'

/** How long a sign-in waits for its second factor after the right password, in seconds. */
export const pendingSeconds = 10 * 60

/** Wrong codes that end a waiting sign-in. */
export const triesOfOneSignIn = 5

/** How long the server waits for the answer of a passkey, in seconds. */
export const challengeSeconds = 5 * 60

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10

/** Most passkeys of one account. */
export const maximumPasskeys = 20

/** Longest name of a passkey, in characters. */
export const maximumPasskeyName = 60

/** The digits of a code as somebody typed it: Arabic-Indic ones, spaces and marks of direction are welcome. */
export const typedCode = (text: string) => latinDigits(text).replace(/[\s\p{Cf}-]/gu, '')

const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1' }

/** A recovery code as it was made, whatever case, dashes and lookalikes it was typed with. */
export const typedRecoveryCode = (text: string) =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => lookalikes[letter]!)
