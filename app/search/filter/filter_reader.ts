import { filterTokens, type Token } from '#app/search/filter/filter_tokens'
import { WireError } from '#core/errors/wire_error'
import type { SearchFilter } from '#domain/search/search_filter'

const keywords = [
  'AND',
  'OR',
  'NOT',
  'IN',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
]
const comparing = ['>', '>=', '<', '<=']

/** Brackets within brackets. */
const deepest = 50

const everything: SearchFilter = { type: 'all', of: [] }
const none: SearchFilter = { type: 'any', of: [] }

export const refuseFilter = (reason: string): never => {
  throw new WireError('invalid_search_filter', reason)
}

/** Reads one expression of Meilisearch's filter language; `attributes` are those there are. */
export class FilterReader {
  #tokens: Token[]
  #place = 0
  #depth = 0

  constructor(
    private filter: string,
    private attributes: readonly string[]
  ) {
    this.#tokens =
      filterTokens(filter) ?? refuseFilter('Malformed value, or a closing delimiter is missing.')
  }

  read(): SearchFilter {
    const read = this.#either()
    return this.#token.type === 'end'
      ? read
      : this.#refuse('Found unexpected characters at the end of the filter.')
  }

  #either(): SearchFilter {
    if (++this.#depth > deepest) this.#refuse('The filter is nested too deeply.')
    const of = [this.#both()]
    while (this.#takes('OR')) of.push(this.#both())
    this.#depth--
    return of.length === 1 ? of[0]! : { type: 'any', of }
  }

  #both(): SearchFilter {
    const of = [this.#denied()]
    while (this.#takes('AND')) of.push(this.#denied())
    return of.length === 1 ? of[0]! : { type: 'all', of }
  }

  #denied(): SearchFilter {
    let isDenied = false
    while (this.#takes('NOT')) isDenied = !isDenied
    return denied(isDenied, this.#primary())
  }

  #primary(): SearchFilter {
    if (!this.#takes('(')) return this.#condition()
    const read = this.#either()
    if (!this.#takes(')')) this.#refuse('A closing parenthesis is missing.')
    return read
  }

  #condition(): SearchFilter {
    const attribute = this.#attribute()
    if (this.#takes('IS')) {
      const isDenied = this.#takes('NOT')
      if (this.#takes('NULL')) return denied(isDenied, { type: 'null', attribute })
      // what a document has no value for is null, never empty
      if (this.#takes('EMPTY')) return denied(isDenied, none)
    }
    if (this.#takes('!=')) return denied(true, this.#among(attribute, [this.#value()]))
    if (this.#takes('=')) return this.#among(attribute, [this.#value()])
    const isDenied = this.#takes('NOT')
    if (this.#takes('IN')) return denied(isDenied, this.#among(attribute, this.#values()))
    if (this.#takes('EXISTS')) return denied(isDenied, everything)
    const { text } = this.#token
    if ([...comparing, 'TO', 'CONTAINS', 'STARTS'].includes(text)) {
      this.#refuse(`Filter operator \`${text}\` is not allowed for the attribute \`${attribute}\`.`)
    }
    return this.#refuse(
      'Was expecting an operation `=`, `!=`, `IN`, `EXISTS`, `IS NULL` or `IS EMPTY`.'
    )
  }

  #among = (attribute: string, values: string[]): SearchFilter => ({
    type: 'among',
    attribute,
    values,
  })

  #attribute() {
    const name = this.#value()
    if (this.attributes.includes(name)) return name
    const known = this.attributes.map((one) => `\`${one}\``).join(', ')
    return this.#refuse(
      `Attribute \`${name.slice(0, 100)}\` is not filterable. Available filterable attributes are: ${known}.`
    )
  }

  #values() {
    if (!this.#takes('[')) this.#refuse('Expected an opening bracket after `IN`.')
    const values: string[] = []
    while (!this.#takes(']')) {
      if (values.length > 0 && !this.#takes(',')) this.#refuse('Expected `,` or `]` in a list.')
      if (this.#takes(']')) break
      values.push(this.#value())
    }
    return values
  }

  #value(): string {
    const token = this.#token
    const isWord = token.type === 'word' && !keywords.includes(token.text)
    if (token.type !== 'quoted' && !isWord) this.#refuse('Was expecting a value.')
    this.#place++
    return token.text
  }

  #takes(text: string) {
    const { type, text: found } = this.#token
    const isTaken = type !== 'quoted' && found === text
    if (isTaken) this.#place++
    return isTaken
  }

  get #token() {
    return this.#tokens[this.#place]!
  }

  #refuse(reason: string): never {
    const at = this.#token.at
    return refuseFilter(
      `${reason}\n${at + 1}:${this.filter.length + 1} ${this.filter.slice(at, at + 100)}`
    )
  }
}

const denied = (isDenied: boolean, of: SearchFilter): SearchFilter =>
  isDenied ? { type: 'not', of } : of
