import { changedCentres } from '#domain/search/changes/search_changes'
import { enqueueOnce } from '#domain/shared/runtime/jobs'

/** In ms. */
const every = 1_000
const longestPause = 60_000

type Pause = { length: number; until: number }

/**
 * Looks every second which centres have something to tell the server outside, and puts a job in the
 * queue for each. A centre whose job fails is left alone, longer each time.
 */
export class SearchClock {
  #timer?: NodeJS.Timeout
  #isLooking = false
  readonly #pauses = new Map<string, Pause>()

  constructor(private onError: (error: unknown) => void) {}

  start() {
    this.#timer = setInterval(() => void this.look(), every)
    this.#timer.unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  async look(now = Date.now()) {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      for (const centre of await changedCentres()) {
        if (this.mayLook(centre, now)) await enqueueOnce('search', centre)
      }
    } catch (error) {
      this.onError(error)
    } finally {
      this.#isLooking = false
    }
  }

  mayLook = (centre: string, now: number) => now >= (this.#pauses.get(centre)?.until ?? 0)

  failed(centre: string, error: unknown, now = Date.now()) {
    const before = this.#pauses.get(centre)?.length ?? 0
    const length = Math.min(longestPause, Math.max(every, before * 2))
    this.#pauses.set(centre, { length, until: now + length })
    this.onError(error)
  }

  worked(centre: string) {
    this.#pauses.delete(centre)
  }
}
