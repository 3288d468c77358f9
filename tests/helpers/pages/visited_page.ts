import type { Account, Centre } from '#tests/helpers/centre/centre'

/** Without an account: a guest. */
export type VisitedPage = {
  name: string
  path: string
  account?: Account
  host?: string
  locked?: boolean
  /** Their password was right; a code is awaited. */
  waiting?: boolean
  flash?: Record<string, unknown>
  /** The token of a device at the door, which the browser has. */
  device?: string
  /** The path it posts to by itself: the answer is held back. */
  holds?: string
  settings?: { DEMO?: boolean; SIGNUP?: 'open' | 'closed' }
}

export type Stage = {
  centre: Centre
  admin: Account
  manager: Account
  instructor: Account
  student: Account
}

export const seenBy = (account: Account, paths: Record<string, string>): VisitedPage[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, account }))
