import type { Account, Centre } from '#tests/helpers/centre/centre'

/** One page as one person sees it; no account: a guest. */
export type VisitedPage = {
  name: string
  path: string
  account?: Account
  host?: string
  locked?: boolean
  /** Their password was right; a code is awaited. */
  waiting?: boolean
  /** A guest who is told this when the page opens. */
  flash?: Record<string, unknown>
  /** The path it posts to by itself: the answer is held back. */
  holds?: string
  /** Of the installation, while it opens. */
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
