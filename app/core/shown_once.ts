declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What this answer alone shows: it travels as flash, which neither history nor a step back keeps. */
    shownOnce?: ShownOnce
  }
}

export type ShownOnce = {
  /** The key of an authenticator that waits for its first code. */
  authenticator?: { key: string; address: string }
  recovery_codes?: string[]
}
