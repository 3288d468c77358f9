/** Nodemailer's errors, which Adonis hands on as they are or as the cause of its own. */
type MailError = { code?: unknown; responseCode?: unknown; cause?: unknown }

const permanent = 500

/**
 * A mail server that answers 5xx to the address or to the letter takes neither another time (RFC 5321,
 * §4.2.1).
 * A refused sign-in is none: whoever runs the installation can mend it.
 */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, responseCode, cause } = error as MailError
  const isFinal = typeof responseCode === 'number' && responseCode >= permanent
  if (isFinal && (code === 'EENVELOPE' || code === 'EMESSAGE')) return true
  return isRefusal(cause)
}
