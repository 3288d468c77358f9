import { changedCentres } from '#domain/search/changes/search_changes'
import { enqueueOnce } from '#domain/shared/runtime/jobs'

/** In ms. */
const every = 1_000
const longestPause = 60_000

/**
 * Looks every second which centres have something to tell the server outside, and puts a job in the
 * queue for each. When the server fails it is left alone, longer each time.
 */
export class SearchClock {
  #timer?: NodeJS.Timeout
  #pause = 0
  #until = 0
  #isLooking = false

  constructor(private onError: (error: unknown) => void) {}

  start() {
    this.#timer = setInterval(() => void this.look(), every)
    this.#timer.unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  async look(now = Date.now()) {
    if (this.#isLooking || !this.mayLook(now)) return
    this.#isLooking = true
    try {
      for (const centre of await changedCentres()) await enqueueOnce('search', centre)
    } catch (error) {
      this.failed(error, now)
    } finally {
      this.#isLooking = false
    }
  }

  mayLook = (now: number) => now >= this.#until

  failed(error: unknown, now = Date.now()) {
    this.#pause = Math.min(longestPause, Math.max(every, this.#pause * 2))
    this.#until = now + this.#pause
    this.onError(error)
  }

  worked() {
    this.#pause = 0
    this.#until = 0
  }
}
