/**
 * Reaches what the application's role may not touch itself. `signature` names each argument with
 * its type; `body` is SQL, or PL/pgSQL from its `begin` on.
 */
export type PlatformFunction = {
  signature: string
  returns: string
  body: string
}
