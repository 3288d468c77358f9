import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'
import { type Charge, chargeOf } from '#domain/teaching/rules/price'
import type { GroupStatus } from '#domain/teaching/rules/group_state'
import { type ChargeColumns, fromColumns } from '#domain/teaching/charge_columns'

/** A group whose row is locked: nobody takes or frees a seat in it before the transaction ends. */
export type LockedGroup = {
  id: string
  code: string
  titleEn: string | null
  titleAr: string | null
  status: GroupStatus
  statusReason: string | null
  /** The act that took its last step; null where that was undone. */
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
  /** What the group asks, or its course. */
  charge: Charge
}

type Row = Omit<LockedGroup, 'charge'> &
  ChargeColumns & {
    course_price: string | null
    course_currency: string | null
    course_exponent: number | null
    course_billing_mode: ChargeColumns['billing_mode']
  }

const sql = `
  select g.id, g.code, g.title_en "titleEn", g.title_ar "titleAr", g.status, g.status_reason "statusReason", g.last_act "lastAct", g.archived_at is not null "isArchived", g.capacity, g.seats_taken "taken",
    g.seats_over "over", g.waiting, g.waitlist_enabled "waitlistEnabled", g.offer_hours "offerHours",
    g.starts_on::text "startsOn", g.ends_on::text "endsOn", g.next_group_id "nextGroupId", g.version,
    g.price, g.currency, g.exponent, g.billing_mode,
    c.price course_price, c.currency course_currency, c.exponent course_exponent, c.billing_mode course_billing_mode
  from groups g join courses c on (c.tenant_id, c.id) = (g.tenant_id, g.course_id)
  where g.id = any(?::uuid[]) order by g.id for no key update of g`

/**
 * Locks groups in the order of their ids, so that two acts over the same groups wait for each other and never deadlock.
 * Every act that takes or frees a seat locks the group first and the enrolments after it.
 */
export async function lockGroups(...ids: string[]): Promise<Map<string, LockedGroup>> {
  const known = ids.filter((id) => isUuid(id)).map((id) => id.toLowerCase())
  const rows = await selectRows<Row>(sql, [[...new Set(known)]])
  return new Map(rows.map((row) => [row.id, fromRow(row)]))
}

/** One group, locked; undefined for what is no id, absent or another centre's. */
export async function lockGroup(id: string): Promise<LockedGroup | undefined> {
  return (await lockGroups(id)).get(id.toLowerCase())
}

function fromRow(row: Row): LockedGroup {
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
