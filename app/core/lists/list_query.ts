import { DateTime } from 'luxon'
import { type When, whens } from '#domain/shared/lists/whens'
import { longest } from '#domain/shared/limits/text_lengths'
import type { Locale } from '#domain/shared/choices/locales'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { latinDigits } from '#domain/shared/text/digits'
import { isUuid } from '#domain/shared/text/is_uuid'
import type { AskedDays, ListFilter, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { pageSizes, type PageSize } from '#domain/shared/lists/page_sizes'
import { plainLine } from '#domain/shared/text/plain_text'
import { today } from '#domain/shared/time/clock'

const farthestPage = 1_000_000_000
const farthestDay = '9999-12-30'
const mostIds = 50
export const mostColumns = 40
export const columnId = /^[a-z_]{1,40}$/

type Choices<S extends ListShape> = ListFilter<S>['choices']
type Days<S extends ListShape> = S['days'][number]

/**
 * `view` is the saved view it began as, or `all`. `columns` are in their order; none: as the person
 * has it.
 */
export type ListProps<S extends ListShape> = {
  q: string
  archived: boolean
  sort: keyof S['sorts'] & string
  dir: 'asc' | 'desc'
  page: number
  per: PageSize
  view: string | null
  columns: string[]
  /** Of a list that opens on today; null where days are asked for. */
  when?: When | null
} & Choices<S> &
  Record<S['ids'][number], string[]> &
  Record<`${Days<S>}_from` | `${Days<S>}_to`, string | null>

const line = (value: unknown) => (typeof value === 'string' ? plainLine(value) : '')
const several = (value: unknown) => [value].flat().flatMap((one) => line(one).split(','))

/**
 * Anything unknown in the address falls back to the default, never to an error. What is past runs backwards unless the
 * address says otherwise.
 */
export class ListQuery<S extends ListShape> {
  readonly filter: ListFilter<S>
  readonly page: number
  readonly per: PageSize
  readonly #when: When | null
  readonly #shape: S
  readonly #input: Record<string, unknown>

  constructor(shape: S, input: Record<string, unknown>) {
    this.#input = input
    this.#shape = shape
    const days = this.#days(shape)
    const isDated = Object.values<AskedDays>(days).some(({ from, to }) => from ?? to)
    this.#when = shape.opensOn && !isDated ? this.#whenAsked() : null
    const sorts = Object.keys(shape.sorts)
    const sort = sorts.find((known) => known === input.sort) ?? sorts[0]!
    this.filter = {
      query: line(input.q).slice(0, longest.search),
      archived: ['1', 'true'].includes(line(input.archived)),
      sort,
      descending: ['asc', 'desc'].includes(line(input.dir))
        ? input.dir === 'desc'
        : (shape.sorts[sort] === 'desc') !== (this.#when === 'past'),
      choices: this.#choices(shape),
      ids: this.#ids(shape),
      days,
    }
    const page = Number(latinDigits(line(input.page)))
    this.page = Number.isInteger(page) ? Math.min(Math.max(page, 1), farthestPage) : 1
    this.per =
      pageSizes.find((size) => size === Number(latinDigits(line(input.per)))) ?? pageSizes[0]
  }

  in(tenant: { timezone: string }, locale: Locale): ListRequest<S> {
    const { page, per } = this
    const days = { ...this.filter.days, ...this.#sideOf(today(tenant.timezone)) }
    return { filter: { ...this.filter, days }, page, per, zone: tenant.timezone, locale }
  }

  /**
   * The options of such filters can be a thousand records: a page includes them only then, and
   * otherwise fetches its prop `options` when a filter is opened.
   */
  get namesRecords(): boolean {
    return Object.values<string[]>(this.filter.ids).some((ids) => ids.length > 0)
  }

  toProps(page: number): ListProps<S> {
    const { query, archived, sort, descending, choices, ids, days } = this.filter
    const spans = Object.entries<AskedDays>(days).flatMap(([name, { from, to }]) => [
      [`${name}_from`, from],
      [`${name}_to`, to],
    ])
    const dir = descending ? 'desc' : 'asc'
    const side = this.#shape.opensOn && { when: this.#when }
    const filters = { ...choices, ...ids, ...Object.fromEntries(spans), ...side }
    const shown = { view: this.#view(), columns: this.#columns() }
    const place = { sort, dir, page, per: this.per }
    return { q: query, archived, ...filters, ...place, ...shown } as ListProps<S>
  }

  #sideOf(day: string): Partial<Record<string, AskedDays>> {
    const { opensOn } = this.#shape
    if (!opensOn || !this.#when || this.#when === 'all') return {}
    const before = DateTime.fromISO(day).minus({ days: 1 }).toISODate()!
    const span = this.#when === 'past' ? { from: null, to: before } : { from: day, to: null }
    return { [opensOn]: { ...span, ofCentre: true } }
  }

  #whenAsked(): When {
    const asked = line(this.#input.when)
    return whens.find((known) => known === asked) ?? whens[0]
  }

  #view() {
    const view = line(this.#input.view)
    return view === 'all' || isUuid(view) ? view : null
  }

  #columns() {
    const wanted = several(this.#input.columns).filter((id) => columnId.test(id))
    return [...new Set(wanted)].slice(0, mostColumns)
  }

  #choices({ choices }: S) {
    const chosen = Object.entries(choices).map(([name, values]) => {
      const wanted = several(this.#input[name])
      return [name, values.filter((value) => wanted.includes(value))]
    })
    return Object.fromEntries(chosen) as ListFilter<S>['choices']
  }

  #ids({ ids }: S) {
    const chosen = ids.map((name) => [
      name,
      several(this.#input[name]).filter(isUuid).slice(0, mostIds),
    ])
    return Object.fromEntries(chosen) as ListFilter<S>['ids']
  }

  #days({ days }: S) {
    const spans = days.map((name) => [
      name,
      { from: this.#day(`${name}_from`), to: this.#day(`${name}_to`) },
    ])
    return Object.fromEntries(spans) as ListFilter<S>['days']
  }

  #day(field: string) {
    const day = latinDigits(line(this.#input[field]))
    return isBirthDate(day, farthestDay) ? day : null
  }
}
