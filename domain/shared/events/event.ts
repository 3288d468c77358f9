/** `About` is what subscribers are told: ids, kinds and days, never a name, an address or a token. */
export type EventKind<About extends object> = { readonly name: string; readonly about?: About }

/** `name` is context.what_happened; it stays as it is while jobs of an earlier start may wait. */
export const eventKind = <About extends object>(name: `${string}.${string}`): EventKind<About> => ({
  name,
})

/** `id` is what reactions are told apart by when a job is delivered twice; `at` an ISO instant. */
export type Happened = { id: string; at: string }
