import { urlFor } from '~/client'
import { noticeIn, pauseAfter } from '~/components/calendar/live/live_days'
import { beforeLock } from '~/lock/before_lock'
import { type Days, everyDay, joinDays } from '#domain/shared/time/calendar_span'

/** In milliseconds: a browser has few connections to one host, so a window nobody looks at gives its own back. */
const HIDDEN_FOR = 60_000

type Handlers = {
  /** Something of these days has changed. */
  change: (days: Days) => void
  live: (isLive: boolean) => void
  /** Students of the roster that is shown were marked. */
  marks?: (ids: string[]) => void
}

interface LivePage {
  /** When the server read what is shown, in milliseconds of its clock. */
  readAt: number
  /** The session whose roster is shown. */
  roster?: string
}

/**
 * Hears of changes until it is stopped; after a stream that was lost or refused, it says that everything may
 * have changed. What changed before its first stream was open, the server says. An EventSource comes back by
 * itself only where the network was lost, and never after an answer that refused it.
 */
export class CalendarFollower {
  #source: EventSource | undefined
  #again: number | undefined
  #soon: number | undefined
  #hidden: number | undefined
  #days: Days | undefined
  #marks: string[] = []
  #tries = 0
  #hasMissed = false
  /** Hidden for so long that it has given its connection back. */
  #isAway = false
  #unlisten: (() => void)[] = []

  constructor(
    private handlers: Handlers,
    private page: LivePage
  ) {}

  start(): void {
    this.#on(document, 'visibilitychange', () => this.#whenSeen())
    this.#on(window, 'pagehide', () => this.#close())
    this.#on(window, 'pageshow', () => this.#open())
    this.#on(window, 'online', () => this.#open())
    this.#unlisten.push(beforeLock(() => this.stop()))
    this.#open()
  }

  stop(): void {
    this.#close()
    window.clearTimeout(this.#soon)
    window.clearTimeout(this.#hidden)
    for (const unlisten of this.#unlisten.splice(0)) unlisten()
  }

  #on(target: EventTarget, name: string, listener: () => void) {
    target.addEventListener(name, listener)
    this.#unlisten.push(() => target.removeEventListener(name, listener))
  }

  #open() {
    window.clearTimeout(this.#again)
    if (this.#source || this.#isAway) return
    const { readAt, roster } = this.page
    const qs = { roster, since: this.#hasMissed ? undefined : readAt }
    const source = new EventSource(urlFor('calendar_changes.index', {}, { qs }))
    this.#source = source
    source.onopen = () => {
      this.#tries = 0
      this.handlers.live(true)
      if (this.#hasMissed) this.handlers.change(everyDay)
      this.#hasMissed = false
    }
    source.onmessage = ({ data }: MessageEvent<string>) => this.#hear(data)
    source.onerror = () => {
      this.#close()
      if (this.#tries > 0) this.handlers.live(false)
      this.#again = window.setTimeout(() => this.#open(), pauseAfter(this.#tries++))
    }
  }

  #close() {
    window.clearTimeout(this.#again)
    if (this.#source) this.#hasMissed = true
    this.#source?.close()
    this.#source = undefined
  }

  #hear(message: string) {
    const notice = noticeIn(message)
    if (!notice) return
    if ('marks' in notice) this.#marks.push(...notice.marks)
    else this.#days = joinDays(this.#days, notice)
    this.#soon ??= window.setTimeout(() => this.#tell(), Math.random() * notice.within)
  }

  #tell() {
    const days = this.#days
    const marks = this.#marks.splice(0)
    this.#soon = undefined
    this.#days = undefined
    if (days) this.handlers.change(days)
    if (marks.length > 0) this.handlers.marks?.(marks)
  }

  #whenSeen() {
    window.clearTimeout(this.#hidden)
    if (document.visibilityState === 'hidden') {
      this.#hidden = window.setTimeout(() => this.#leave(), HIDDEN_FOR)
      return
    }
    this.#isAway = false
    this.#open()
  }

  #leave() {
    this.#isAway = true
    this.#close()
  }
}
