import { discounts } from '#database/seeders/demo/data/enrolment_words'
import type { People } from '#database/seeders/demo/invent/people/centre_people'
import { type Group, later } from '#database/seeders/demo/invent/groups/group_life'
import { toldPriced } from '#database/seeders/demo/invent/purse'
import type { Student } from '#database/seeders/demo/invent/people/students'
import type { World } from '#database/seeders/demo/world'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'

export type Step = { to: EnrolmentStatus; on: string; reason?: string }

type Extra = {
  source?: string
  over_capacity_reason?: string
  from_enrolment_id?: string
  waiting_order?: number
  frozen_from?: string
  frozen_until?: string
}

const verbs: Partial<Record<EnrolmentStatus, string>> = {
  completed: 'complete',
  dropped: 'drop',
  transferred: 'transfer',
  frozen: 'freeze',
  offered: 'offer',
  expired: 'expire',
  declined: 'decline',
}
const waiting: EnrolmentStatus[] = ['waitlisted', 'offered', 'expired', 'declined']
const ended: EnrolmentStatus[] = [...waiting.slice(2), 'completed', 'dropped', 'transferred']

export class Enrolments {
  constructor(
    private world: World,
    private people: People
  ) {}

  add({ row: group, course }: Group, student: Student, steps: Step[], extra: Extra = {}) {
    const { chance, now } = this.world
    const moments = this.#moments(student, steps)
    const [begun, last] = [moments[0]!, moments.at(-1)!]
    const { on, to: status, reason = null } = steps.at(-1)!
    const isWaiting = waiting.includes(status)
    const starts = isWaiting ? group.starts_on : later(group.starts_on, steps[0]!.on)
    const offered = status === 'offered' ? now.minus({ hours: chance.integer(2, 20) }) : null
    const { discount_reason, ...charge } = this.#charge(course)
    const enrolment = {
      id: chance.id(begun),
      student_id: student.id,
      group_id: group.id,
      status,
      enrolled_on: steps[0]!.on,
      starts_on: starts,
      ends_on: ended.includes(status) ? later(starts, on) : null,
      payer_guardian_id: this.people.payers.get(student.id) ?? null,
      household_id: student.household_id,
      source: extra.source ?? 'staff',
      is_trial: steps[0]!.to === 'trial',
      over_capacity_reason: extra.over_capacity_reason ?? null,
      waiting_since: extra.waiting_order ? begun : null,
      waiting_order: extra.waiting_order ?? null,
      offered_at: offered?.toUTC().toISO() ?? null,
      offer_expires_at: offered?.plus({ hours: 72 }).toUTC().toISO() ?? null,
      frozen_from: extra.frozen_from ?? null,
      frozen_until: extra.frozen_until ?? null,
      reason,
      from_enrolment_id: extra.from_enrolment_id ?? null,
      version: steps.length,
      created_at: begun,
      updated_at: last,
    }
    this.world.add('enrolments', enrolment)
    this.world.add('enrolment_terms', {
      id: enrolment.id,
      enrolment_id: enrolment.id,
      from_day: starts && starts < enrolment.enrolled_on ? starts : enrolment.enrolled_on,
      ...charge,
      list_price: course.price,
      billing_mode: course.billing_mode,
      discount_reason,
      created_at: begun,
    })
    for (const at of steps.keys()) this.#tell({ ...enrolment, ...charge }, steps, at, moments[at]!)
    return enrolment.id
  }

  #moments({ created_at }: Student, steps: Step[]) {
    let last = created_at
    return steps.map(({ on }) => (last = later(last, this.world.during(on))))
  }

  #charge({ price, currency, exponent }: Group['course']) {
    const { chance } = this.world
    const isLess = chance.happens(0.12)
    const asked = isLess ? Math.round((price * 0.9) / 10 ** exponent) * 10 ** exponent : price
    const discount_reason = isLess ? chance.pick(discounts) : null
    return { price: asked, currency, exponent, discount_reason }
  }

  #tell(enrolment: Enrolment, steps: Step[], place: number, at: string) {
    const { id, student_id, group_id, starts_on, source, price, currency, exponent } = enrolment
    const { to, on, reason = null } = steps[place]!
    const from = place === 0 ? null : steps[place - 1]!.to
    this.world.add('enrolment_changes', {
      id: this.world.chance.id(at),
      enrolment_id: id,
      from_status: from,
      to_status: to,
      on_date: on,
      reason,
      created_at: at,
    })
    const begun = { student_id, group_id, starts_on, source, price, currency, exponent }
    const verb =
      from === null ? 'create' : (verbs[to] ?? (from === 'offered' ? 'accept' : 'confirm'))
    this.world.tell(at, `enrolments.${verb}`, 'enrolment', id, {
      before: from ? { status: from } : undefined,
      after: { status: to, ...(reason ? { reason } : {}), ...(from ? {} : toldPriced(begun)) },
    })
  }
}

type Enrolment = {
  id: string
  student_id: string
  group_id: string
  starts_on: string
  source: string
  price: number | null
  currency: string | null
  exponent: number | null
}
