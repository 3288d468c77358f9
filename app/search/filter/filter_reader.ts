import { FilterCursor } from '#app/search/filter/filter_cursor'
import { anyOf, type SearchFilter } from '#domain/search/search_filter'

/** What is written after an attribute in Meilisearch's language and not answered here. */
const unanswered = ['>', '>=', '<', '<=', 'TO', 'CONTAINS', 'STARTS']

/** Brackets within brackets. */
const deepest = 50

const everything: SearchFilter = { type: 'all', of: [] }
const nothing: SearchFilter = { type: 'any', of: [] }

/** Reads one expression of Meilisearch's filter language; `attributes` are those there are. */
export class FilterReader {
  #cursor: FilterCursor
  #depth = 0

  constructor(
    filter: string,
    private attributes: readonly string[]
  ) {
    this.#cursor = new FilterCursor(filter)
  }

  read(): SearchFilter {
    const read = this.#either()
    if (this.#cursor.isAtEnd) return read
    return this.#cursor.refuse('Found unexpected characters at the end of the filter.')
  }

  #either(): SearchFilter {
    if (++this.#depth > deepest) this.#cursor.refuse('The filter is nested too deeply.')
    const of = [this.#both()]
    while (this.#cursor.takes('OR')) of.push(this.#both())
    this.#depth--
    return anyOf(of)
  }

  #both(): SearchFilter {
    const of = [this.#denied()]
    while (this.#cursor.takes('AND')) of.push(this.#denied())
    return of.length === 1 ? of[0]! : { type: 'all', of }
  }

  #denied(): SearchFilter {
    let isDenied = false
    while (this.#cursor.takes('NOT')) isDenied = !isDenied
    return denied(isDenied, this.#primary())
  }

  #primary(): SearchFilter {
    if (!this.#cursor.takes('(')) return this.#condition()
    const read = this.#either()
    if (!this.#cursor.takes(')')) this.#cursor.refuse('A closing parenthesis is missing.')
    return read
  }

  #condition(): SearchFilter {
    const cursor = this.#cursor
    const attribute = this.#attribute()
    const among = (values: string[]): SearchFilter => ({ type: 'among', attribute, values })
    if (cursor.takes('IS')) {
      const isDenied = cursor.takes('NOT')
      if (cursor.takes('NULL')) return denied(isDenied, { type: 'null', attribute })
      // what a document has no value for is null, never empty
      if (cursor.takes('EMPTY')) return denied(isDenied, nothing)
    }
    if (cursor.takes('!=')) return denied(true, among([cursor.value()]))
    if (cursor.takes('=')) return among([cursor.value()])
    const isDenied = cursor.takes('NOT')
    if (cursor.takes('IN')) return denied(isDenied, among(cursor.values()))
    if (cursor.takes('EXISTS')) return denied(isDenied, everything)
    if (unanswered.includes(cursor.text)) {
      cursor.refuse(
        `Filter operator \`${cursor.text}\` is not allowed for the attribute \`${attribute}\`.`
      )
    }
    return cursor.refuse('Was expecting an operation `=`, `!=`, `IN`, `EXISTS` or `IS NULL`.')
  }

  #attribute() {
    const name = this.#cursor.value()
    if (this.attributes.includes(name)) return name
    const known = this.attributes.map((one) => `\`${one}\``).join(', ')
    return this.#cursor.refuse(
      `Attribute \`${name.slice(0, 100)}\` is not filterable. Available filterable attributes are: ${known}.`
    )
  }
}

const denied = (isDenied: boolean, of: SearchFilter): SearchFilter =>
  isDenied ? { type: 'not', of } : of
