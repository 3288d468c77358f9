/**
 * `About` is what subscribers are told. What a job takes of it waits outside the tenants: ids, kinds
 * and days, never a name, an address or a token. `Answer` is what those who react at once give back.
 */
export type EventKind<About extends object, Answer = unknown> = {
  readonly name: string
  readonly about?: About
  readonly answer?: Answer
}

/** `name` is context.what_happened; it stays as it is while jobs of an earlier start may wait. */
export const eventKind = <About extends object, Answer = unknown>(
  name: `${string}.${string}`
): EventKind<About, Answer> => ({ name })

/** `id` is what reactions are told apart by when a job is delivered twice; `at` an ISO instant. */
export type Happened = { id: string; at: string }
