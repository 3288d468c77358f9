import { mayHear } from '#core/live/may_hear'
import { openSessions, usesOf } from '#core/sessions/open_session'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import type { Tenant } from '#domain/access/centre/tenant'
import { isLocked } from '#domain/access/sessions/idle_lock'
import { Principal } from '#domain/access/sessions/principal'
import type { Kind } from '#domain/shared/choices/kinds'
import { readStatements } from '#domain/shared/data/database'

/** `askedAt`, in milliseconds: when its person's rights were last looked at. */
export type Listening = { key: string; kind: Kind; askedAt: number }

/** A session tells that its person's rights have changed; what it does not tell (a second factor that is gone) is found so late. */
const askAgainAfter = 15_000

/** Each is as much work as a page's session: fewer than a statement has time for. */
const atOnce = 50

/** Of these sessions, those that may still be told; asking is no use of them, so that none is kept awake. */
export async function heardBy(tenantId: string, all: Listening[]): Promise<Set<string>> {
  const keys = [...new Set(all.map(({ key }) => key))]
  const [tenant, open] = await Promise.all([
    findTenantById(tenantId),
    readStatements(tenantId, () => usesOf({ keys })),
  ])
  if (!tenant) return new Set()
  const uses = new Map(open.map((use) => [use.id, use]))
  const heard = all.filter(({ key, kind }) => {
    const use = uses.get(key)
    if (!use) return false
    return !isLocked({ lockedAt: use.locked_at, seenAt: use.seen_at }, kind, tenant.lockAfter)
  })
  const at = performance.now()
  const doubtful = heard.filter(
    ({ key, askedAt }) => uses.get(key)!.renewal_due || at - askedAt > askAgainAfter
  )
  const mayNot = await refusedOf(tenant, doubtful)
  for (const one of doubtful) one.askedAt = at
  return new Set(heard.map(({ key }) => key).filter((key) => !mayNot.has(key)))
}

async function refusedOf(tenant: Tenant, doubtful: Listening[]) {
  const asked = [...new Set(doubtful.map(({ key }) => key))]
  const refused = new Set(asked)
  for (let from = 0; from < asked.length; from += atOnce) {
    const keys = asked.slice(from, from + atOnce)
    const found = await readStatements(tenant.id, () => openSessions({ keys }))
    for (const { id, principal, viewed_role: viewed } of found)
      if (principal && mayHear(new Principal(principal, viewed), tenant)) refused.delete(id)
  }
  return refused
}
