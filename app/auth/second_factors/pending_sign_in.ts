import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { pendingSeconds } from '#domain/access/second_factors/rules/second_factor'
import { now } from '#domain/shared/time/clock'

type Session = HttpContext['session']

/**
 * The password was right and the second factor is awaited. To every other page they are a guest.
 */
export type PendingSignIn = { id: string; userId: string; remember: boolean; at: number }

const key = 'two_factor'

export const pendingSignIn = {
  begin(session: Session, { userId, remember }: Pick<PendingSignIn, 'userId' | 'remember'>) {
    session.put(key, { id: randomUUID(), userId, remember, at: now().toMillis() })
    session.regenerate()
  },

  read(session: Session) {
    const pending = session.get(key) as PendingSignIn | undefined
    if (!pending || now().toMillis() - pending.at > pendingSeconds * 1000) return undefined
    return pending
  },

  forget(session: Session) {
    session.forget(key)
  },
}
