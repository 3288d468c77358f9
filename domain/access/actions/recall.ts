import { mailLater } from '#domain/access/account_mail'
import { findPrincipal } from '#domain/access/queries/find_principal'
import type { Principal } from '#domain/access/principal'
import {
  graceSeconds,
  mayBeRemembered,
  newRememberToken,
  readRememberToken,
} from '#domain/access/remember_token'
import { isIdleTooLong, lockMinutesOf } from '#domain/access/idle_lock'
import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  cookie: unknown
  /** Idle minutes after which the centre locks a screen. */
  lockAfter: number | null
  requestId: string | null
}
type Recalled = {
  principal: Principal
  deviceId: string
  /** It was locked when it was last seen, or has been idle for too long since. */
  lockedAt: Date | null
  /** What the cookie carries from now on; absent when a request beside this one was given it. */
  cookie?: string
}
type Refusal = { type: 'not_remembered' } | { type: 'stolen' }
type Device = {
  userId: string
  hash: string
  previousHash: string | null
  rotatedAt: Date
  lockedAt: Date | null
}

/**
 * Knows a remembered device again by its cookie, whose secret is another after each use. A secret that was used up shows
 * that two hold the cookie: then the device is forgotten, what it opened ends, and the account's owner is told (T17).
 */
export class Recall {
  async execute(input: Input): Promise<Result<Recalled, Refusal>> {
    const token = readRememberToken(input.cookie)
    if (!token) return err({ type: 'not_remembered' })
    return withTenant(input.tenantId, async () => {
      const device = await find(input.tenantId, token.id)
      if (!device) return err({ type: 'not_remembered' })
      const principal = await findPrincipal(device.userId)
      if (!principal || !mayBeRemembered(principal)) {
        await forget(token.id)
        return err({ type: 'not_remembered' })
      }
      const known = { principal, deviceId: token.id, lockedAt: device.lockedAt }
      if (token.hash === device.hash) return ok(await this.#renew(known, input.lockAfter))
      if (isJustRotated(device, token.hash)) return ok(known)
      await this.#alarm(token.id, principal, input.requestId)
      return err({ type: 'stolen' })
    })
  }

  /** The next secret; what this device opened before is over, because its browser no longer holds it. */
  async #renew(known: Recalled, lockAfter: number | null): Promise<Recalled> {
    const { deviceId } = known
    const { cookie, hash } = newRememberToken(deviceId)
    const lockedAt = known.lockedAt ?? (await lockOf(known, lockAfter))
    const transaction = currentTransaction()
    await transaction
      .from('platform.remember_tokens')
      .where('id', deviceId)
      .update({
        previous_hash: transaction.raw('hash'),
        hash,
        rotated_at: now().toJSDate(),
        locked_at: lockedAt,
      })
    await endWhatItOpened(deviceId)
    return { ...known, lockedAt, cookie }
  }

  async #alarm(deviceId: string, principal: Principal, requestId: string | null) {
    await forget(deviceId)
    await endWhatItOpened(deviceId)
    await record('users.remembered_elsewhere', principal, requestId)
    const { userId } = principal
    await mailLater({
      mail: 'notice',
      userId,
      event: 'remembered_elsewhere',
      at: now().toISO()!,
    })
  }
}

/** Locked, so that requests sent together are answered one after the other. */
async function find(tenantId: string, id: string): Promise<Device | undefined> {
  const { rows } = await currentTransaction().rawQuery(
    `select user_id "userId", hash, previous_hash "previousHash", rotated_at "rotatedAt",
       locked_at "lockedAt"
     from platform.remember_tokens where id = ? and tenant_id = ? and expires_at > ? for update`,
    [id, tenantId, now().toJSDate()]
  )
  return rows[0]
}

/** Idle for too long, whether its last session is still there to tell or not: the screen is locked from now on. */
async function lockOf({ deviceId, principal }: Recalled, lockAfter: number | null) {
  const minutes = lockMinutesOf(principal.kind, lockAfter)
  const { rows } = await currentTransaction().rawQuery(
    'select max(seen_at) seen from platform.sessions where remembered_by = ?',
    [deviceId]
  )
  const seenAt = (rows[0].seen as Date | null) ?? new Date(0)
  return isIdleTooLong(minutes, seenAt, now().toJSDate()) ? now().toJSDate() : null
}

const isJustRotated = ({ previousHash, rotatedAt }: Device, hash: string) =>
  hash === previousHash && rotatedAt > now().minus({ seconds: graceSeconds }).toJSDate()

const forget = (id: string) =>
  currentTransaction().from('platform.remember_tokens').where({ id }).delete()

const endWhatItOpened = (id: string) =>
  currentTransaction().from('platform.sessions').where('remembered_by', id).delete()

const record = (action: string, principal: Principal, requestId: string | null) =>
  recordAudit({
    actor: principal.actor(requestId),
    action,
    subjectType: 'user',
    subjectId: principal.userId,
  })
