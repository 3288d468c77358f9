import type { ApplicationService } from '@adonisjs/core/types'
import { ForgetExpiredSessions } from '#domain/access/sessions/actions/forget_expired_sessions'
import { ForgetSessionActs } from '#domain/scheduling/class_sessions/actions/forget_session_acts'

const every = 10 * 60 * 1000

/** Small clean-ups while the server runs. Several processes may do them at once: each deletes what it finds. */
export default class HousekeepingProvider {
  #timer?: NodeJS.Timeout

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.inTest) return
    const logger = await this.app.container.make('logger')
    const { forgetLeftUploads } = await import('#core/files/arriving_uploads')
    const tidy = () =>
      Promise.all([
        new ForgetExpiredSessions().execute(),
        new ForgetSessionActs().execute(),
        forgetLeftUploads(),
      ]).catch((error) => logger.error({ err: error }))
    this.#timer = setInterval(tidy, every)
    this.#timer.unref()
    await tidy()
  }

  async shutdown() {
    clearInterval(this.#timer)
  }
}
