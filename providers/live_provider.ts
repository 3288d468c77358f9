import type { ApplicationService } from '@adonisjs/core/types'
import { bindLiveCalendar, LiveCalendar } from '#core/live/live_calendar'

/** Hears what changes in the timetables while the server answers. */
export default class LiveProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const logger = await this.app.container.make('logger')
    const calendar = new LiveCalendar({
      transmit: await this.app.container.make('transmit'),
      deaf: (error) =>
        logger.warn({ err: error }, 'calendars are not live: PostgreSQL is not heard'),
    })
    bindLiveCalendar(calendar)
    // Before the server waits for its last answers, of which a stream is none
    this.app.terminating(() => calendar.stop())
    await calendar.start()
  }
}
