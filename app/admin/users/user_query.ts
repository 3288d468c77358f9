import {
  accountStatuses,
  type AdministratorFilter,
  administratorSorts,
} from '#domain/access/queries/list_administrators'
import { latinDigits } from '#domain/shared/digits'
import { isUuid } from '#domain/shared/is_uuid'
import { plainLine } from '#domain/shared/plain_text'

const pageSizes = [25, 50, 100] as const
const farthestPage = 1_000_000
const longestQuery = 200
const mostRoles = 50

const line = (value: unknown) => (typeof value === 'string' ? plainLine(value) : '')
const several = (value: unknown) => [value].flat().flatMap((one) => line(one).split(','))

/** The list's own query string; whatever it doesn't know falls back to the default, never to an error. */
export class UserQuery {
  readonly filter: AdministratorFilter
  readonly page: number
  readonly per: (typeof pageSizes)[number]

  constructor(input: Record<string, unknown>) {
    const sort = administratorSorts.find((known) => known === input.sort) ?? 'name'
    const wanted = several(input.status)
    this.filter = {
      query: line(input.q).slice(0, longestQuery),
      statuses: accountStatuses.filter((status) => wanted.includes(status)),
      roles: several(input.role).filter(isUuid).slice(0, mostRoles),
      archived: ['1', 'true'].includes(line(input.archived)),
      sort,
      descending: ['asc', 'desc'].includes(line(input.dir))
        ? input.dir === 'desc'
        : sort === 'last_login_at',
    }
    const page = Number(latinDigits(line(input.page)))
    this.page = Number.isInteger(page) ? Math.min(Math.max(page, 1), farthestPage) : 1
    this.per = pageSizes.find((size) => size === Number(latinDigits(line(input.per)))) ?? 25
  }

  /** As the page is told it; `page` is the one that was found. */
  toProps(page: number) {
    const { query, statuses, roles, archived, sort, descending } = this.filter
    return {
      q: query,
      status: statuses,
      role: roles,
      archived,
      sort,
      dir: descending ? ('desc' as const) : ('asc' as const),
      page,
      per: this.per,
    }
  }
}
