const names = [
  'password',
  'current_password',
  'password_confirmation',
  'token',
  'secret',
  'recovery_code',
  'cookie',
  'set-cookie',
  'authorization',
  'x-xsrf-token',
  'email',
  'new_email',
  'confirmation',
  'phone',
  'national_id',
]

const depths = ['', '*.', '*.*.', '*.*.*.']

/** As deep as anything that is logged goes. A one-time code only where a body has it. */
export const redactedPaths = [
  ...depths.flatMap((depth) => names.map((name) => pathOf(depth, name))),
  'body.code',
  '*.body.code',
]

function pathOf(depth: string, name: string) {
  return name.includes('-') ? `${depth.replace(/\.$/, '')}["${name}"]` : depth + name
}

/** Recognisable by their form; a match never begins within an escape of the line's JSON. */
const patterns: [RegExp, string][] = [
  [/(?<!\\)[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[address]'],
  [/\+\d[\d ().-]{5,18}\d/g, '[phone]'],
  [/\$argon2[^\s"\\]+/g, '[hash]'],
  [/(?<!\\)[\w-]{43,}/g, '[token]'],
]

export const scannedLine = (line: string) =>
  patterns.reduce((text, [pattern, censor]) => text.replace(pattern, censor), line)

type Failure = Error & { code?: string; status?: number; constraint?: string; table?: string }

/** PostgreSQL's messages quote values, and say whose row it is. */
const isDatabaseError = (error: Error) => 'severity' in error && 'routine' in error

/** Without what was sent: the JSON parser quotes the body it could not read. */
function safeMessage(error: Error) {
  return isDatabaseError(error) ? `PostgreSQL ${(error as Failure).code}` : safeText(error.message)
}

const safeText = (text: string) =>
  /not valid JSON|in JSON at position/.test(text) ? 'The body is not valid JSON' : text

export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, status, constraint, table, stack, cause } = error as Failure
  const frames = (stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame))
  return {
    type: name,
    code,
    status,
    constraint,
    table,
    message: safeMessage(error),
    stack: frames.join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

export function safeArguments<Arguments extends unknown[]>(parts: Arguments): Arguments {
  const error = (parts[0] as { err?: unknown } | undefined)?.err ?? parts[0]
  return parts.map((part) => {
    if (typeof part !== 'string') return part
    return error instanceof Error && part === error.message ? safeMessage(error) : safeText(part)
  }) as Arguments
}
