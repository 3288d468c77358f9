import { isDeepStrictEqual } from 'node:util'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { sql } from 'kysely'
import { isBackground } from '#core/requests/background'
import { isScripted } from '#core/requests/page_visit'
import { installationSession } from '#core/sessions/installation_session'
import { openSession, sessionKeyOf } from '#core/sessions/open_session'
import { newSessionState } from '#core/sessions/session_state'
import { Principal } from '#domain/access/sessions/principal'
import { recordSignIn } from '#domain/access/sessions/record_sign_in'
import { sessionExpiry } from '#domain/access/sessions/rules/session_lifetime'
import { platform, readStatements, withTenant, writeStatement } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    principal?: Principal
    /** The cookie named a session that is not there: expired, ended, or another centre's. */
    sessionIsGone?: boolean
  }
}

type Kept = { key: string; user: string; data: string }
type Made = Kept & {
  ip: string
  userAgent: string
  startedAt: Date
  expires: Date
  lockedAt: Date | null
  confirmedAt: Date | null
  rememberedBy: string | null
  viewedRole: string | null
}

const touchSession = statement(
  (_, { key, expires }: { key: string; expires: Date }) =>
    sql`select platform.touch_session(${key}, ${expires})`
)

const changeSession = statement(
  (_, { key, user, data, expires }: Kept & { expires: Date }) =>
    sql`select platform.change_session(${key}, nullif(${user}, '')::uuid, ${data}, ${expires})`
)

const makeSession = statement(
  (_, made: Made) => sql`
    select platform.make_session(${made.key}, nullif(${made.user}, '')::uuid, ${made.data}, ${made.ip},
      ${made.userAgent}, ${made.startedAt}, ${made.expires}, ${made.lockedAt}, ${made.confirmedAt},
      ${made.rememberedBy}, ${made.viewedRole})`
)

const minute = 60_000

export const signedInKey = 'auth_web'

/** Where the framework keeps what the next page tells. */
const messagesKey = '__flash__'

/**
 * Stores only a hash of the id. One query answers the session with its person and permissions, and
 * an unchanged session is touched at most once a minute.
 */
export class SessionStore implements SessionStoreContract {
  #read = {} as SessionData

  constructor(private ctx: HttpContext) {
    ctx.sessionState = newSessionState()
  }

  async read(id: string): Promise<SessionData | null> {
    if (!this.ctx.tenant) return installationSession.read(this.ctx, id)
    const key = sessionKeyOf(id)
    const [session] = await readStatements(this.ctx.tenant.id, () => openSession({ key }))
    if (!session) {
      this.ctx.sessionIsGone = true
      return null
    }
    this.ctx.sessionState = {
      key,
      startedAt: session.created_at,
      seenAt: session.seen_at,
      lockedAt: session.locked_at,
      confirmedAt: session.confirmed_at,
      rememberedBy: session.remembered_by,
      viewedRole: session.viewed_role?.id ?? null,
      renewalDue: session.renewal_due,
      arrival: null,
    }
    const { principal, viewed_role: viewed } = session
    if (principal) this.ctx.principal = new Principal(principal, viewed)
    this.#read = JSON.parse(session.data)
    // What is handed on is changed
    return JSON.parse(session.data)
  }

  /**
   * Changes a session that was read and never makes it again: one that ended meanwhile stays ended.
   */
  async write(id: string, data: SessionData) {
    if (!this.ctx.tenant) return installationSession.write(this.ctx, id, data)
    if (this.ctx.sessionState.key === sessionKeyOf(id)) await this.#change(id, data)
    else await this.#make(id, data)
  }

  async touch(id: string) {
    const { tenant, sessionState } = this.ctx
    if (!tenant || isBackground(this.ctx.request)) return
    if (sessionState.seenAt.getTime() > Date.now() - minute) return
    const touched = { key: sessionKeyOf(id), expires: this.#expiry() }
    await writeStatement(tenant.id, () => touchSession(touched))
  }

  async destroy(id: string) {
    await sql`select platform.end_session(${sessionKeyOf(id)})`.execute(platform())
  }

  /**
   * Leaves the columns beside the data alone, so that a lock set by another request stays. A page's
   * own requests change nothing, nor does what scripts and pictures ask for while a page is on its
   * way, so that a message for it still waits.
   */
  async #change(id: string, data: SessionData) {
    const { request } = this.ctx
    if (isBackground(request)) return
    if (isScripted(request) && this.#hasOnlyTakenMessages(data)) return this.touch(id)
    const changed = { ...kept(id, data), expires: this.#expiry() }
    await writeStatement(this.ctx.tenant.id, () => changeSession(changed))
  }

  #hasOnlyTakenMessages(data: SessionData) {
    const { [messagesKey]: taken, ...others } = this.#read
    return taken !== undefined && !(messagesKey in data) && isDeepStrictEqual(others, data)
  }

  /** Records the arrival in the same transaction: a session that can't be kept signs nobody in. */
  async #make(id: string, data: SessionData) {
    const { tenant, sessionState } = this.ctx
    const { arrival } = sessionState
    if (!arrival) return this.#insert(id, data)
    await withTenant(tenant.id, async () => {
      await this.#insert(id, data)
      await recordSignIn(arrival)
    })
  }

  async #insert(id: string, data: SessionData) {
    const { request, tenant, sessionState } = this.ctx
    const made = {
      ...kept(id, data),
      ip: request.ip(),
      userAgent: request.header('user-agent', '')!.slice(0, 400),
      startedAt: sessionState.startedAt,
      expires: this.#expiry(),
      lockedAt: sessionState.lockedAt,
      confirmedAt: sessionState.confirmedAt,
      rememberedBy: sessionState.rememberedBy,
      viewedRole: sessionState.viewedRole,
    }
    await writeStatement(tenant.id, () => makeSession(made))
  }

  #expiry() {
    return sessionExpiry(this.ctx.sessionState.startedAt, new Date())
  }
}

const kept = (id: string, data: SessionData): Kept => ({
  key: sessionKeyOf(id),
  user: userOf(data),
  data: JSON.stringify(data),
})

const userOf = (data: SessionData) => String(data[signedInKey] ?? '')

export const sessionsInDatabase = (ctx: HttpContext) => new SessionStore(ctx)
