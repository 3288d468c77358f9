import type { Actor } from '#domain/shared/audit/actor'

/** What every act upon groups and enrolments is told: where, by whom, and the centre's clock. */
export type Act = {
  tenantId: string
  /** IANA name; it says which day it is. */
  zone: string
  actor: Actor
  /** Names the act in the history of everything it changes, so that it can be undone as a whole. */
  actId?: string
}
