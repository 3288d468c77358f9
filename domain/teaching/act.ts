import type { Actor } from '#domain/shared/audit/actor'

/**
 * `zone` is an IANA name; it says which day it is. `actId` names the act in the history of
 * everything it changes, so that it can be undone as a whole.
 */
export type Act = {
  tenantId: string
  zone: string
  actor: Actor
  actId?: string
}
