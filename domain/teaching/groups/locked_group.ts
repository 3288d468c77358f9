import { anyOf } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { type Charge, chargeOf } from '#domain/teaching/rules/price'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'
import { fromColumns } from '#domain/teaching/charge_columns'

/**
 * Its row is locked: nobody takes or frees a seat before the transaction ends. `lastAct` took its
 * last step, null where that was undone. `charge` is the group's own or its course's.
 */
export type LockedGroup = {
  id: string
  code: string
  branchId: string
  titleEn: string | null
  titleAr: string | null
  status: GroupStatus
  statusReason: string | null
  lastAct: string | null
  isArchived: boolean
  capacity: number
  taken: number
  over: number
  waiting: number
  waitlistEnabled: boolean
  offerHours: number
  startsOn: string
  endsOn: string | null
  nextGroupId: string | null
  version: number
  charge: Charge
}

const locking = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('groups as g')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.course_id')
    )
    .where('g.id', '=', anyOf(given.ids))
    .orderBy('g.id')
    .select([
      'g.id',
      'g.code',
      'g.branch_id as branchId',
      'g.title_en as titleEn',
      'g.title_ar as titleAr',
      'g.status',
    ])
    .select(['g.status_reason as statusReason', 'g.last_act as lastAct'])
    .select((of) => of('g.archived_at', 'is not', null).$castTo<boolean>().as('isArchived'))
    .select(['g.capacity', 'g.seats_taken as taken', 'g.seats_over as over', 'g.waiting'])
    .select(['g.waitlist_enabled as waitlistEnabled', 'g.offer_hours as offerHours'])
    .select(['g.starts_on as startsOn', 'g.ends_on as endsOn'])
    .select(['g.next_group_id as nextGroupId', 'g.version'])
    .select(['g.price', 'g.currency', 'g.exponent', 'g.billing_mode'])
    .select(['c.price as course_price', 'c.currency as course_currency'])
    .select(['c.exponent as course_exponent', 'c.billing_mode as course_billing_mode'])
    .forNoKeyUpdate(['g'])
)

/**
 * In the order of their ids, so that acts over the same groups wait for each other and never
 * deadlock. Every act that takes or frees a seat locks the group first and the enrolments after it.
 */
export async function lockGroups(...ids: string[]): Promise<Map<string, LockedGroup>> {
  const known = ids.filter((id) => isUuid(id)).map((id) => id.toLowerCase())
  const rows = await locking({ ids: [...new Set(known)] })
  return new Map(rows.map((row) => [row.id, fromRow(row)]))
}

export async function lockGroup(id: string): Promise<LockedGroup | undefined> {
  return (await lockGroups(id)).get(id.toLowerCase())
}

function fromRow(row: RowOf<typeof locking>): LockedGroup {
  const { price, currency, exponent, billing_mode, ...rest } = row
  const { course_price, course_currency, course_exponent, course_billing_mode, ...group } = rest
  const own = fromColumns({ price, currency, exponent, billing_mode })
  const course = fromColumns({
    price: course_price,
    currency: course_currency,
    exponent: course_exponent,
    billing_mode: course_billing_mode,
  })
  return { ...group, charge: chargeOf(own, course) }
}
