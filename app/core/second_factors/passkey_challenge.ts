import type { HttpContext } from '@adonisjs/core/http'
import { challengeSeconds } from '#domain/access/second_factors/rules/second_factor'
import { now } from '#domain/shared/time/clock'

type Session = HttpContext['session']

/** A challenge counts only for the purpose it was given out for. */
export type Purpose = 'sign_in' | 'second_step' | 'confirm' | 'unlock' | 'registration'
type Kept = { challenge: string; purpose: Purpose; at: number }

const key = 'passkey_challenge'

/** Kept in the session until it is answered; a new one replaces it. */
export const passkeyChallenge = {
  keep(session: Session, purpose: Purpose, { challenge }: { challenge: string }) {
    session.put(key, { challenge, purpose, at: now().toMillis() } satisfies Kept)
  },

  /**
   * Can be taken once; undefined when there is none, it is too old or was given for something else.
   */
  take(session: Session, purpose: Purpose) {
    const kept = session.pull(key) as Kept | undefined
    const isFresh = kept && now().toMillis() - kept.at <= challengeSeconds * 1000
    return isFresh && kept.purpose === purpose ? kept.challenge : undefined
  },
}
