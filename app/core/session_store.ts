import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { Principal, type PrincipalRecord } from '#domain/access/principal'
import { platformRows } from '#domain/shared/tenant_scope'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The signed-in person, as the session store found them with the session. */
    principal?: Principal
    /** The cookie named a session that is not there: expired, ended, or another centre's. */
    sessionIsGone?: boolean
  }
}

type OpenSession = {
  data: string
  created_at: Date
  seen_at: Date
  principal: PrincipalRecord | null
}

const minute = 60_000
const idle = 120 * minute
const absolute = 720 * minute
const signedInKey = 'auth_web'

/**
 * Sessions in PostgreSQL, bound to their tenant. Only a hash of the id is kept, one query answers the session with its
 * person and permissions, and a session nobody changed is touched at most once a minute.
 */
export class SessionStore implements SessionStoreContract {
  #createdAt = Date.now()
  #seenAt = Date.now()

  constructor(private ctx: HttpContext) {}

  async read(id: string): Promise<SessionData | null> {
    if (!this.ctx.tenant) return null
    const [session] = await platformRows<OpenSession>('select * from platform.open_session(?, ?)', [
      hash(id),
      this.ctx.tenant.id,
    ])
    if (!session) {
      this.ctx.sessionIsGone = true
      return null
    }
    this.#createdAt = session.created_at.getTime()
    this.#seenAt = session.seen_at.getTime()
    if (session.principal) this.ctx.principal = new Principal(session.principal)
    return JSON.parse(session.data)
  }

  async write(id: string, data: SessionData) {
    if (!this.ctx.tenant) return
    const { request, tenant } = this.ctx
    await platformRows(
      `insert into platform.sessions (id, tenant_id, user_id, data, ip, user_agent, expires_at)
       values (?, ?, nullif(?, '')::uuid, ?, ?, ?, ?)
       on conflict (id) do update set data = excluded.data, user_id = excluded.user_id,
         expires_at = excluded.expires_at, seen_at = now()
         where sessions.tenant_id = excluded.tenant_id`,
      [
        hash(id),
        tenant.id,
        String(data[signedInKey] ?? ''),
        JSON.stringify(data),
        request.ip(),
        request.header('user-agent', '')!.slice(0, 400),
        this.#expiry(),
      ]
    )
  }

  async touch(id: string) {
    if (!this.ctx.tenant || this.#seenAt > Date.now() - minute) return
    await platformRows(
      'update platform.sessions set seen_at = now(), expires_at = ? where id = ?',
      [this.#expiry(), hash(id)]
    )
  }

  async destroy(id: string) {
    await platformRows('delete from platform.sessions where id = ?', [hash(id)])
  }

  #expiry() {
    return new Date(Math.min(Date.now() + idle, this.#createdAt + absolute))
  }
}

const hash = (id: string) => createHash('sha256').update(id).digest('base64url')

export const sessionsInDatabase = (ctx: HttpContext) => new SessionStore(ctx)
