import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { accountChanged } from '#domain/access/events'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import type { Principal } from '#domain/access/sessions/principal'
import {
  graceSeconds,
  mayBeRemembered,
  newRememberToken,
  readRememberToken,
} from '#domain/access/sessions/remember_token'
import { isIdleTooLong, lockMinutesOf } from '#domain/access/sessions/idle_lock'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  cookie: unknown
  lockAfter: number | null
  requestId: string | null
}
/**
 * `lockedAt`: it was locked when last seen, or has been idle for too long since. `cookie` is the
 * new value, absent when a parallel request was given it.
 */
type Recalled = {
  principal: Principal
  deviceId: string
  lockedAt: Date | null
  cookie?: string
}
type Refusal = { type: 'not_remembered' } | { type: 'stolen' }
type Kept = Columns<'platform.remember_tokens', 'user_id' | 'locked_at' | 'rotated_at'>
type Seen = Columns<'platform.sessions', 'seen_at'>
type Device = {
  userId: Kept['user_id']
  lockedAt: Kept['locked_at']
  /** Whether the cookie's secret is the device's, or was until it was last renewed. */
  isCurrent: boolean
  isFormer: boolean
  rotatedAt: Kept['rotated_at']
  seenAt: Seen['seen_at'] | null
}

/**
 * The cookie's secret changes with each use. A used-up secret shows that two browsers hold the
 * cookie: the device is forgotten, its sessions end, and the account's owner is told (T17).
 */
export class RememberedSignIn {
  async execute(input: Input): Promise<Result<Recalled, Refusal>> {
    const token = readRememberToken(input.cookie)
    if (!token) return err({ type: 'not_remembered' })
    return withTenant(input.tenantId, async () => {
      const device = await find(token)
      if (!device) return err({ type: 'not_remembered' })
      const principal = await findPrincipal(device.userId)
      if (!principal || !mayBeRemembered(principal)) {
        await forget(token.id)
        return err({ type: 'not_remembered' })
      }
      const known = { principal, deviceId: token.id, lockedAt: device.lockedAt }
      if (device.isCurrent) {
        const lockedAt = device.lockedAt ?? lockOf(device, principal, input.lockAfter)
        return ok(await this.#renew({ ...known, lockedAt }, token.hash))
      }
      if (isJustRotated(device)) return ok(known)
      await this.#alarm(token.id, principal, input.requestId)
      return err({ type: 'stolen' })
    })
  }

  /** Ends what this device opened before, because its browser no longer holds that session. */
  async #renew(known: Recalled, secret: string): Promise<Recalled> {
    const { deviceId, lockedAt } = known
    const { cookie, hash } = newRememberToken(deviceId)
    const at = now().toJSDate()
    await sql`
      select platform.renew_device(${deviceId}, ${secret}, ${hash}, ${at}, ${lockedAt})`.execute(
      db()
    )
    return { ...known, cookie }
  }

  async #alarm(deviceId: string, principal: Principal, requestId: string | null) {
    await forget(deviceId)
    await record('users.remembered_elsewhere', principal, requestId)
    await publish(accountChanged, { userId: principal.userId, change: 'remembered_elsewhere' })
  }
}

/** Locked, so that requests sent together are answered one after the other. */
async function find({ id, hash }: { id: string; hash: string }) {
  const known = sql<Device>`
    select user_id "userId", locked_at "lockedAt", is_current "isCurrent", is_former "isFormer",
      rotated_at "rotatedAt", seen_at "seenAt"
    from platform.device_of(${id}, ${hash}, ${now().toJSDate()})`
  return (await known.execute(db())).rows[0]
}

/**
 * A device idle for too long locks its screen, whether its last session is still there to tell or
 * not.
 */
function lockOf({ seenAt }: Device, { kind }: Principal, lockAfter: number | null) {
  const idle = isIdleTooLong(
    lockMinutesOf(kind, lockAfter),
    seenAt ?? new Date(0),
    now().toJSDate()
  )
  return idle ? now().toJSDate() : null
}

const isJustRotated = ({ isFormer, rotatedAt }: Device) =>
  isFormer && rotatedAt > now().minus({ seconds: graceSeconds }).toJSDate()

const forget = (id: string) => sql`select platform.forget_device(${id})`.execute(db())

const record = (action: string, principal: Principal, requestId: string | null) =>
  recordAudit({
    actor: principal.actor(requestId),
    action,
    subjectType: 'user',
    subjectId: principal.userId,
  })
