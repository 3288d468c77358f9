import { type Days, joinDays } from '#domain/shared/time/calendar_span'

/** As migration 099 tells them: tenant, first day, last day. */
export const changesChannel = 'calendar_changes'

/**
 * In milliseconds: how long one notice waits for others of its centre; while they go on coming, the wait is doubled up to
 * `longest`. Who has just opened a calendar is told what was told within `memory`: it may have been read before that.
 */
type Pace = { wait: number; longest: number; memory: number }

type Kept = { days: Days; timer: NodeJS.Timeout }

/** Makes few notices of many, for each centre apart. */
export class CalendarChanges {
  #coming = new Map<string, Kept>()
  #told = new Map<string, Kept>()
  #waits = new Map<string, { wait: number; timer: NodeJS.Timeout }>()

  constructor(
    private tell: (tenantId: string, days: Days) => void,
    private pace: Pace = { wait: 300, longest: 1_200, memory: 10_000 }
  ) {}

  hear(payload: string) {
    const [tenantId, from, to] = payload.split(' ')
    if (!tenantId || !from || !to) return
    const coming = this.#coming.get(tenantId)
    if (coming) coming.days = joinDays(coming.days, { from, to })
    else this.#begin(tenantId, { from, to })
  }

  /** What a centre was told a moment ago. */
  recent(tenantId: string) {
    return this.#told.get(tenantId)?.days
  }

  stop() {
    for (const kept of [this.#coming, this.#told, this.#waits]) {
      for (const { timer } of kept.values()) clearTimeout(timer)
      kept.clear()
    }
  }

  #begin(tenantId: string, days: Days) {
    const timer = setTimeout(() => this.#end(tenantId), this.#wait(tenantId))
    this.#coming.set(tenantId, { days, timer: timer.unref() })
  }

  #end(tenantId: string) {
    const { days } = this.#coming.get(tenantId)!
    this.#coming.delete(tenantId)
    this.#remember(tenantId, days)
    this.tell(tenantId, days)
  }

  #wait(tenantId: string) {
    const last = this.#waits.get(tenantId)
    clearTimeout(last?.timer)
    const wait = last ? Math.min(last.wait * 2, this.pace.longest) : this.pace.wait
    const timer = setTimeout(() => this.#waits.delete(tenantId), wait + this.pace.longest)
    this.#waits.set(tenantId, { wait, timer: timer.unref() })
    return wait
  }

  #remember(tenantId: string, days: Days) {
    const last = this.#told.get(tenantId)
    clearTimeout(last?.timer)
    const timer = setTimeout(() => this.#told.delete(tenantId), this.pace.memory)
    this.#told.set(tenantId, { days: joinDays(last?.days, days), timer: timer.unref() })
  }
}
