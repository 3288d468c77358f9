import type { Actor } from '#domain/shared/audit/actor'

export type Act = {
  tenantId: string
  /** IANA name; it says which day it is. */
  zone: string
  actor: Actor
  /** Names the act in the history of everything it changes, so that it can be undone as a whole. */
  actId?: string
}
