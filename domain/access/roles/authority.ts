import type { Principal } from '#domain/access/sessions/principal'

/** Who does something with authority: what they hold decides what they may give. */
export type Authority = { tenantId: string; by: Principal; requestId: string | null }

export const actorOf = ({ by, requestId }: Authority) => by.actor(requestId)
