import type { Page } from 'playwright'
import app from '@adonisjs/core/services/app'
import { bindLiveCalendar, LiveCalendar, liveCalendar } from '#core/live/live_calendar'
import { rosterKey } from '#core/live/live_streams'
import type { Centre } from '#tests/helpers/centre/centre'
import { until } from '#tests/helpers/server/live_stream'

/** Until its end, changes are remembered for half a second only: a page's stream opens later than that. */
export async function shortenMemory() {
  const usual = liveCalendar()
  const transmit = await app.container.make('transmit')
  const calendar = new LiveCalendar({ transmit, deaf: () => {}, memory: 500 })
  await calendar.start()
  bindLiveCalendar(calendar)
  return () => {
    bindLiveCalendar(usual)
    calendar.stop()
  }
}

/**
 * No stream of this page opens before `act` was announced to its centre, or to `roster`, and forgotten
 * again.
 */
export async function holdStream(page: Page, centre: Centre, roster?: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/calendar/changes*', async (route) => {
    await promise
    await route.continue()
  })
  return async (act: () => Promise<unknown>) => {
    const { changes, marks } = liveCalendar()!
    const recent = () =>
      roster ? marks.recent(rosterKey(centre.id, roster)) : changes.recent(centre.id)
    await until(() => recent() === undefined)
    await act()
    await until(() => recent() !== undefined)
    await until(() => recent() === undefined)
    resolve()
  }
}
