/**
 * In milliseconds: how long one notice waits for others of its key; while they go on coming, the wait is
 * doubled up to `longest`. A page that has just opened is sent what was sent within `memory`: it may have
 * been read before that.
 */
interface Pace {
  wait: number
  longest: number
  memory: number
}

interface Pending<Notice> {
  notice: Notice
  timer: NodeJS.Timeout
}

interface Options<Notice> {
  send: (key: string, notice: Notice) => void
  join: (one: Notice, other: Notice) => Notice
  pace?: Pace
}

/** Makes few notices of many, for each key apart. */
export class PacedNotices<Notice> {
  #pending = new Map<string, Pending<Notice>>()
  #recent = new Map<string, Pending<Notice>>()
  #waits = new Map<string, { wait: number; timer: NodeJS.Timeout }>()
  #send: Options<Notice>['send']
  #join: Options<Notice>['join']
  #pace: Pace

  constructor({
    send,
    join,
    pace = { wait: 300, longest: 1_200, memory: 10_000 },
  }: Options<Notice>) {
    this.#send = send
    this.#join = join
    this.#pace = pace
  }

  add(key: string, notice: Notice) {
    const pending = this.#pending.get(key)
    if (pending) pending.notice = this.#join(pending.notice, notice)
    else this.#begin(key, notice)
  }

  recent(key: string) {
    return this.#recent.get(key)?.notice
  }

  stop() {
    for (const waiting of [this.#pending, this.#recent, this.#waits]) {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    }
  }

  #begin(key: string, notice: Notice) {
    const timer = setTimeout(() => this.#end(key), this.#wait(key))
    this.#pending.set(key, { notice, timer: timer.unref() })
  }

  #end(key: string) {
    const { notice } = this.#pending.get(key)!
    this.#pending.delete(key)
    this.#remember(key, notice)
    this.#send(key, notice)
  }

  #wait(key: string) {
    const last = this.#waits.get(key)
    clearTimeout(last?.timer)
    const wait = last ? Math.min(last.wait * 2, this.#pace.longest) : this.#pace.wait
    const timer = setTimeout(() => this.#waits.delete(key), wait + this.#pace.longest)
    this.#waits.set(key, { wait, timer: timer.unref() })
    return wait
  }

  #remember(key: string, notice: Notice) {
    const last = this.#recent.get(key)
    clearTimeout(last?.timer)
    const timer = setTimeout(() => this.#recent.delete(key), this.#pace.memory)
    const joined = last ? this.#join(last.notice, notice) : notice
    this.#recent.set(key, { notice: joined, timer: timer.unref() })
  }
}
