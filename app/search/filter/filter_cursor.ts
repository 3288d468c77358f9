import { filterTokens, type Token } from '#app/search/filter/filter_tokens'
import { WireError } from '#core/errors/wire_error'

/** As a value each of them has to be quoted. */
const keywords = [
  ...['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY'],
  ...['CONTAINS', 'STARTS', 'WITH'],
]

/** As much of a filter as a refusal repeats. */
const most = 100

export const refuseFilter = (reason: string): never => {
  throw new WireError('invalid_search_filter', reason)
}

/** A place in a filter, which moves on with what is taken there. */
export class FilterCursor {
  #tokens: Token[]
  #place = 0

  constructor(private filter: string) {
    this.#tokens =
      filterTokens(filter) ?? refuseFilter('Malformed value, or a closing delimiter is missing.')
  }

  get isAtEnd() {
    return this.#token.type === 'end'
  }

  get text() {
    return this.#token.text
  }

  takes(text: string) {
    const { type, text: found } = this.#token
    const isTaken = type !== 'quoted' && found === text
    if (isTaken) this.#place++
    return isTaken
  }

  value(): string {
    const { type, text } = this.#token
    const isWord = type === 'word' && !keywords.includes(text)
    if (type !== 'quoted' && !isWord) this.refuse('Was expecting a value.')
    this.#place++
    return text
  }

  values() {
    if (!this.takes('[')) this.refuse('Expected an opening bracket after `IN`.')
    const values: string[] = []
    while (!this.takes(']')) {
      if (values.length > 0 && !this.takes(',')) this.refuse('Expected `,` or `]` in a list.')
      if (this.takes(']')) break
      values.push(this.value())
    }
    return values
  }

  refuse(reason: string): never {
    const { at } = this.#token
    const found = this.filter.slice(at, at + most)
    return refuseFilter(`${reason}\n${at + 1}:${this.filter.length + 1} ${found}`)
  }

  get #token() {
    return this.#tokens[this.#place]!
  }
}
