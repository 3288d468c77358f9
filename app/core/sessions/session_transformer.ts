import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SessionState } from '#core/sessions/session_state'
import { deviceOf } from '#core/sessions/device_of'
import { type ListedSession, sessionName } from '#domain/access/sessions/queries/list_sessions'

export default class SessionTransformer extends BaseTransformer<ListedSession> {
  constructor(
    session: ListedSession,
    private current: SessionState
  ) {
    super(session)
  }

  toObject() {
    const { id, deviceId, ip, userAgent, signedInAt, seenAt } = this.resource
    const { key, rememberedBy } = this.current
    return {
      id,
      ...deviceOf(userAgent),
      ip,
      signed_in_at: signedInAt.toISOString(),
      seen_at: seenAt.toISOString(),
      is_remembered: deviceId !== null,
      is_current:
        (key !== null && id === sessionName(key)) ||
        (deviceId !== null && deviceId === rememberedBy),
    }
  }
}
