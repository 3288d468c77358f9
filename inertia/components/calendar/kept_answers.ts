import type { CalendarAnswer } from '~/components/calendar/types'
import type { getTagged, Tagged } from '~/feedback/send_json'
import { type Days, overlap } from '#domain/shared/time/calendar_span'

/** Weeks kept, so that going back and forth asks nothing; more would only fill the memory. */
const MOST_KEPT = 8

export type Asked = { address: string; days: Days }

type Kept = Asked & {
  answer: Promise<CalendarAnswer>
  /** What was told last, and may no longer be so. */
  known?: Tagged<CalendarAnswer>
  isAnswered: boolean
  isStale: boolean
}

type Read = typeof getTagged<CalendarAnswer>

/** What was answered about some days, each asked for once until something of them changes. */
export class KeptAnswers {
  #kept: Kept[] = []

  constructor(private read: Read) {}

  /** What may be shown of them at once. */
  fresh(address: string): CalendarAnswer | undefined {
    const kept = this.#of(address)
    return kept?.isAnswered && !kept.isStale ? kept.known?.answer : undefined
  }

  ask({ address, days }: Asked, isBackground: boolean): Promise<CalendarAnswer> {
    const before = this.#of(address)
    if (before && !before.isStale) return before.answer
    const known = before?.known
    const told = this.read(address, { known, isBackground })
    const answer = told.then(({ answer: found }) => found)
    const asked: Kept = { address, days, answer, known, isAnswered: false, isStale: false }
    told.then(
      (found) => Object.assign(asked, { known: found, isAnswered: true }),
      () => (asked.isStale = true)
    )
    this.#kept = [...this.#kept.filter((one) => one !== before), asked].slice(-MOST_KEPT)
    return answer
  }

  /** Something of these days has changed, or of any. */
  spoil(days?: Days) {
    for (const one of this.#kept) if (!days || overlap(one.days, days)) one.isStale = true
  }

  #of(address: string) {
    return this.#kept.find((one) => one.address === address)
  }
}
