import { type StudentFilter, studentSorts } from '#domain/people/queries/list_students'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { type StudentStatus, studentStatuses } from '#domain/people/rules/student_status'
import { latinDigits } from '#domain/shared/digits'
import { plainLine } from '#domain/shared/plain_text'

const pageSizes = [25, 50, 100] as const
const farthestPage = 1_000_000_000
const farthestDay = '9999-12-30'
const longestQuery = 200

const line = (value: unknown) => (typeof value === 'string' ? plainLine(value) : '')

/** The list's own query string; whatever it doesn't know falls back to the default, never to an error. */
export class StudentQuery {
  readonly filter: StudentFilter
  readonly page: number
  readonly per: (typeof pageSizes)[number]

  constructor(private input: Record<string, unknown>) {
    const sort = studentSorts.find((known) => known === input.sort) ?? 'number'
    this.filter = {
      query: line(input.q).slice(0, longestQuery),
      statuses: this.#statuses(),
      createdFrom: this.#day('created_from'),
      createdTo: this.#day('created_to'),
      archived: ['1', 'true'].includes(line(input.archived)),
      sort,
      descending: this.#descending(sort),
    }
    const page = Number(latinDigits(line(input.page)))
    this.page = Number.isInteger(page) ? Math.min(Math.max(page, 1), farthestPage) : 1
    this.per = pageSizes.find((size) => size === Number(latinDigits(line(input.per)))) ?? 25
  }

  /** As the page is told it; `page` is the one that was found. */
  toProps(page: number) {
    const { query, statuses, createdFrom, createdTo, archived, sort, descending } = this.filter
    return {
      q: query,
      status: statuses,
      created_from: createdFrom,
      created_to: createdTo,
      archived,
      sort,
      dir: descending ? ('desc' as const) : ('asc' as const),
      page,
      per: this.per,
    }
  }

  #statuses(): StudentStatus[] {
    const wanted = [this.input.status].flat().flatMap((value) => line(value).split(','))
    return studentStatuses.filter((status) => wanted.includes(status))
  }

  #day(field: string) {
    const day = latinDigits(line(this.input[field]))
    return isBirthDate(day, farthestDay) ? day : null
  }

  #descending(sort: StudentFilter['sort']) {
    if (this.input.dir === 'asc' || this.input.dir === 'desc') return this.input.dir === 'desc'
    return sort === 'number' || sort === 'created_at'
  }
}
