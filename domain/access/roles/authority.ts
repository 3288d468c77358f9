import type { Principal } from '#domain/access/sessions/principal'

export type Authority = { tenantId: string; by: Principal; requestId: string | null }

export const actorOf = ({ by, requestId }: Authority) => by.actor(requestId)
