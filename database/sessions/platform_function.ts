/** A function in schema `platform` that reaches what the application's role may not touch itself. */
export type PlatformFunction = {
  /** With the names of its arguments, each with its type. */
  signature: string
  returns: string
  /** SQL, or PL/pgSQL from its `begin` on. */
  body: string
}
