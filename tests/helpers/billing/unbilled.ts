import { ChangeFinancial } from '#domain/access/centre/actions/change_financial'
import type { Financial } from '#domain/access/centre/rules/financial'
import { system } from '#domain/shared/audit/actor'
import { listUnbilled, type UnbilledFilter } from '#domain/billing/unbilled/list_unbilled'
import type { ShareWords } from '#domain/billing/unbilled/propose_drafts'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { aMark, marked } from '#tests/helpers/attendance/attendance'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import type { BillingMode } from '#domain/teaching/rules/price'
import type { GroupFields } from '#domain/teaching/groups/group_fields'

/** Words of a share as a test reads them: hundredths of a per cent. */
export const shareWords: ShareWords = ({ label_en, label_ar }, percent) => ({
  label_en: label_en && `${label_en}: ${percent} of the fees`,
  label_ar: label_ar && `${label_ar}: ${percent} من الرسوم`,
})

type Price = { minor: bigint; mode?: BillingMode; currency?: string; exponent?: number }

/** A group at this price with one student who pays it from September on. */
export async function pricedGroup(
  centre: Centre,
  { minor, mode = 'per_session', currency = 'KWD', exponent = 3 }: Price,
  fields: Partial<GroupFields> = {}
) {
  const charge = { price: { minor, currency, exponent }, billingMode: mode }
  const group = await createGroup(centre, { charge, ...fields })
  const place = await enrolled(centre, group, { startsOn: '2026-09-01', charge })
  return { group, student: place.studentId, enrolment: place.id }
}

/** A session of so many minutes at 16:00 of Riyadh. */
export const sessionOn = (
  centre: Centre,
  group: string | null,
  day: string,
  { minutes = 60, ...columns }: { minutes?: number } & Record<string, unknown> = {}
) => {
  const starts = new Date(`${day}T13:00Z`)
  const ends = new Date(+starts + minutes * 60_000)
  return writeSession(centre, starts.toISOString(), ends.toISOString(), {
    type: 'regular',
    group_id: group,
    ...columns,
  })
}

/** Marks that may come after the register was locked. */
export const came = (centre: Centre, session: string, marks: ReturnType<typeof aMark>[]) =>
  marked(centre, session, marks, { mayCorrectLocked: true, reason: 'Written down late' })

/** A session of the day that the student came to, or was absent from. */
export async function attended(
  centre: Centre,
  place: { group: string; student: string },
  day: string,
  { status = 'present', minutes = 60 }: { status?: 'present' | 'absent'; minutes?: number } = {}
) {
  const session = await sessionOn(centre, place.group, day, { minutes })
  await came(centre, session, [aMark(place.student, { status })])
  return session
}

export const unbilledOf = (centre: Centre, filter: Partial<UnbilledFilter> = {}) =>
  readTenant(centre.id, () =>
    listUnbilled({ from: '2026-09-01', until: '2026-12-31', with_sessions: true, ...filter })
  )

/** The lines and what is skipped, whoever the families are. */
export async function unbilledLines(centre: Centre, filter: Partial<UnbilledFilter> = {}) {
  const students = (await unbilledOf(centre, filter)).flatMap((family) => family.students)
  return {
    lines: students.flatMap(({ lines }) => lines),
    skipped: students.flatMap(({ skipped }) => skipped),
  }
}

/** Tuition of a group's course by a service, which names and taxes it. */
export const taughtBy = (centre: Centre, group: string, service: string) =>
  billsCourse(centre, group, { service_id: service, role: 'tuition' })

/** A fee of a group's course. */
export const feeOf = (centre: Centre, group: string, service: string, charged: 'each' | 'once') =>
  billsCourse(centre, group, { service_id: service, role: 'fee', charged })

async function billsCourse(
  centre: Centre,
  group: string,
  service: { service_id: string; role: string; charged?: string }
) {
  const [{ course_id }] = (await withTenant(centre.id, () =>
    db().selectFrom('groups').where('id', '=', group).select('course_id').execute()
  )) as [{ course_id: string }]
  await insert(centre, 'course_services', {
    course_id,
    ...service,
    position: 1,
  })
}

/** One financial setting, as the office saves it. */
export const saysFinancial = (centre: Centre, key: keyof Financial, value: unknown) =>
  new ChangeFinancial().execute({
    tenantId: centre.id,
    actor: system,
    settings: { [key]: { value, description: null } },
    fewerDecimalsConfirmed: true,
  })
