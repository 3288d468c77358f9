import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { DateTime } from 'luxon'
import { Principal, type PrincipalRecord } from '#domain/access/principal'
import { platform, platformRows } from '#domain/shared/tenant_scope'

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

const idle = { hours: 2 }
const absolute = { hours: 12 }
const touchEvery = { minutes: 1 }
const signedInKey = 'auth_web'

/**
 * Sessions in PostgreSQL, bound to their tenant. Only a hash of the id is kept, one query answers the session with its
 * person and permissions, and a session nobody changed is touched at most once a minute.
 */
export class SessionStore implements SessionStoreContract {
  #createdAt: DateTime = DateTime.utc()
  #seenAt: DateTime = DateTime.utc()

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
    this.#createdAt = DateTime.fromJSDate(session.created_at)
    this.#seenAt = DateTime.fromJSDate(session.seen_at)
    if (session.principal) this.ctx.principal = new Principal(session.principal)
    return JSON.parse(session.data)
  }

  async write(id: string, data: SessionData) {
    if (!this.ctx.tenant) return
    const { request, tenant } = this.ctx
    await platform().rawQuery(
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
        this.#expiry().toJSDate(),
      ]
    )
  }

  async touch(id: string) {
    if (!this.ctx.tenant || this.#seenAt > DateTime.utc().minus(touchEvery)) return
    await platform().rawQuery(
      'update platform.sessions set seen_at = now(), expires_at = ? where id = ?',
      [this.#expiry().toJSDate(), hash(id)]
    )
  }

  async destroy(id: string) {
    await platform().rawQuery('delete from platform.sessions where id = ?', [hash(id)])
  }

  #expiry() {
    return DateTime.min(DateTime.utc().plus(idle), this.#createdAt.plus(absolute))!
  }
}

const hash = (id: string) => createHash('sha256').update(id).digest('base64url')

export const sessionsInDatabase = (ctx: HttpContext) => new SessionStore(ctx)
