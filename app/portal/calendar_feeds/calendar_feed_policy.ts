import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

/** Everybody's own sessions are theirs to read; administrators read the centre's, who may see them at all. */
export default class CalendarFeedPolicy extends BasePolicy {
  make(user: Principal) {
    return mayBeFed(user)
  }
}

export const mayBeFed = (user: Principal) =>
  user.kind !== 'admin' || user.may('admin.sessions.index')
