import type { HttpContext } from '@adonisjs/core/http'
import TenantTransformer from '#core/tenants/tenant_transformer'
import { openKey } from '#domain/access/second_factors/authenticator_key'
import { keyAddress } from '#domain/access/second_factors/one_time_code'
import { pendingSeconds } from '#domain/access/second_factors/rules/second_factor'
import { now } from '#domain/shared/time/clock'

type Session = HttpContext['session']
type Kept = { sealed: string; at: number }

const name = 'authenticator_setup'

/** Sealed, in its owner's session. */
export const authenticatorSetup = {
  keep(session: Session, { sealed }: { sealed: string }) {
    session.put(name, { sealed, at: now().toMillis() } satisfies Kept)
  },

  read(session: Session) {
    const kept = session.get(name) as Kept | undefined
    if (!kept || now().toMillis() - kept.at > pendingSeconds * 1000) return undefined
    return kept.sealed
  },

  forget(session: Session) {
    session.forget(name)
  },
}

export function shownSetup({ auth, session, tenant, locale }: HttpContext) {
  const { userId, email } = auth.getUserOrFail()
  const sealed = authenticatorSetup.read(session)
  const key = sealed && openKey(sealed, { tenantId: tenant.id, userId })
  if (!key) return undefined
  const issuer = new TenantTransformer(tenant, locale).toObject().name
  return { key, address: keyAddress(key, { issuer, label: email }) }
}
