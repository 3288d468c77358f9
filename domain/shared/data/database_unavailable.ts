/** PostgreSQL's class of errors that end a connection. */
const connectionClass = /^08[0-9A-Z]{3}$/

/**
 * The server shuts down, has crashed, is starting up, or has no room for another connection; or its socket
 * isn't there, or was closed on its side.
 */
const codes = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]

/** The pg package says so without a code when its connection ends under a statement, or before one. */
const messages = [
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]

type Failure = { code?: unknown; message?: unknown; syscall?: unknown; cause?: unknown }

/**
 * Whether an act failed because PostgreSQL was not there to answer, as while it restarts; a retry comes after
 * that.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, cause } = error as Failure
  return (
    (typeof code === 'string' && isUnavailableCode(error as Failure, code)) ||
    messages.includes(String(message)) ||
    isDatabaseUnavailable(cause)
  )
}

/** A file that doesn't exist has the code of a socket that doesn't. */
const isUnavailableCode = ({ syscall }: Failure, code: string) =>
  code === 'ENOENT' ? syscall === 'connect' : codes.includes(code) || connectionClass.test(code)
