import { v7 as uuid } from 'uuid'

/** Repeatable (mulberry32): the same seed makes the same demonstration. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to, but not including, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  integer(from: number, to: number) {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)]!
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, place: this.next() }))
      .sort((first, second) => first.place - second.place)
      .map(({ one }) => one)
  }

  happens(share: number) {
    return this.next() < share
  }

  id(instant: string) {
    const random = Uint8Array.from({ length: 16 }, () => this.integer(0, 255))
    return uuid({ msecs: Date.parse(instant), random })
  }

  digits(count: number) {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('')
  }
}
