/**
 * Keeps what is expensive to make: the same thing is never made twice at once, and one thing at a time of
 * whatever shares a lane. The newest stay, up to so many bytes.
 */
export class MadeOnce {
  #values = new Map<string, Buffer>()
  #pending = new Map<string, Promise<Buffer>>()
  #lanes = new Map<string, Promise<unknown>>()
  #bytes = 0

  constructor(private mostBytes: number) {}

  /** @param key names the value and all that it is made of */
  async read(lane: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const value = this.#values.get(key)
    if (value) return value
    return this.#pending.get(key) ?? this.#begin(lane, key, make)
  }

  #begin(lane: string, key: string, make: () => Promise<Buffer>) {
    const turn = (this.#lanes.get(lane) ?? Promise.resolve()).then(make)
    const isOver = turn
      .catch(() => undefined)
      .finally(() => {
        this.#pending.delete(key)
        if (this.#lanes.get(lane) === isOver) this.#lanes.delete(lane)
      })
    this.#pending.set(key, turn)
    this.#lanes.set(lane, isOver)
    return turn.then((value) => this.#add(key, value))
  }

  #add(key: string, value: Buffer) {
    this.#values.set(key, value)
    this.#bytes += value.length
    for (const [oldest, { length }] of this.#values) {
      if (this.#bytes <= this.mostBytes) break
      this.#values.delete(oldest)
      this.#bytes -= length
    }
    return value
  }
}

/** Answers everybody who asks while an answer is under way with that one. */
export class SharedAnswers<Answer> {
  #pending = new Map<string, Promise<Answer>>()

  ask(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const pending = this.#pending.get(key) ?? find().finally(() => this.#pending.delete(key))
    this.#pending.set(key, pending)
    return pending
  }
}
