import fc from 'fast-check'
import { AcceptOffer } from '#domain/teaching/enrolments/actions/accept_offer'
import { CompleteEnrolment } from '#domain/teaching/enrolments/actions/complete_enrolment'
import { ConfirmEnrolment } from '#domain/teaching/enrolments/actions/confirm_enrolment'
import { DeclineOffer } from '#domain/teaching/enrolments/actions/decline_offer'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { OfferSeat } from '#domain/teaching/enrolments/actions/offer_seat'
import { PromoteStudents } from '#domain/teaching/enrolments/actions/promote_students'
import { RunEnrolmentClock } from '#domain/teaching/enrolments/actions/run_enrolment_clock'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { UnfreezeEnrolment } from '#domain/teaching/enrolments/actions/unfreeze_enrolment'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { actIn, enrol, groupFields, groupRow, zone } from '#tests/helpers/teaching/groups'

export type Office = { centre: Centre; groups: string[]; students: string[]; course: string }

const kinds = [
  'enrol',
  'inquire',
  'drop',
  'accept',
  'decline',
  'confirm',
  'freeze',
  'unfreeze',
  'transfer',
  'complete',
  'offer',
  'promote',
  'expire',
  'resize',
] as const

export type OfficeAct = { kind: (typeof kinds)[number]; one: number; other: number }

const often = ['enrol', 'enrol', 'enrol', 'drop', 'accept'] as const

/** Numbers choose the student, the group and the enrolment, whatever there are by then. */
export const anyOfficeAct: fc.Arbitrary<OfficeAct> = fc.record({
  kind: fc.constantFrom(...kinds, ...often),
  one: fc.nat(1000),
  other: fc.nat(1000),
})

const pick = <T>(all: T[], n: number) => all[n % all.length]

/** Does it as the pages would; a refusal is as good as a success. */
export async function performAct(office: Office, { kind, one, other }: OfficeAct) {
  const { centre, groups, students } = office
  const act = actIn(centre)
  const groupId = pick(groups, other)!
  const targetId = pick(groups, other + 1)!
  if (kind === 'enrol' || kind === 'inquire') {
    const as = kind === 'inquire' ? 'inquiry' : other % 3 === 0 ? 'trial' : 'active'
    return enrol(centre, groupId, { student: { id: pick(students, one)! }, as })
  }
  if (kind === 'expire') return expireOffers(centre)
  if (kind === 'resize') return resize(office, groupId, 1 + (one % 4))
  const id = pick(await idsOf(centre), one) ?? groupId
  const step = { ...act, id }
  const going = { on: '2026-11-21', price: 'keep', overCapacityReason: null } as const
  switch (kind) {
    case 'drop':
      return new DropEnrolment().execute({ ...step, reason: 'Left' })
    case 'accept':
      return new AcceptOffer().execute(step)
    case 'decline':
      return new DeclineOffer().execute(step)
    case 'confirm':
      return new ConfirmEnrolment().execute(step)
    case 'freeze':
      return new FreezeEnrolment().execute({ ...step, from: '2026-09-01', until: null })
    case 'unfreeze':
      return new UnfreezeEnrolment().execute(step)
    case 'complete':
      return new CompleteEnrolment().execute(step)
    case 'offer':
      return new OfferSeat().execute(step)
    case 'transfer':
      return new TransferEnrolment().execute({ ...step, ...going, targetId })
    default: {
      const enrolmentIds = await idsOf(centre)
      const move = { startsOn: '2026-11-21', price: 'keep', complete: one % 2 === 0 } as const
      return new PromoteStudents().execute({ ...act, ...move, groupId, targetId, enrolmentIds })
    }
  }
}

async function idsOf(centre: Centre) {
  const rows = (await rowsOf(centre, 'enrolments')) as { id: string }[]
  return rows.map(({ id }) => id).sort()
}

async function expireOffers(centre: Centre) {
  await withTenant(centre.id, () =>
    db()
      .updateTable('enrolments')
      .set({ offered_at: '2026-01-01', offer_expires_at: '2026-01-02' })
      .where('status', '=', 'offered')
      .execute()
  )
  await new RunEnrolmentClock().execute({ tenantId: centre.id, zone })
}

async function resize({ centre, course }: Office, id: string, capacity: number) {
  const { version } = await groupRow(centre, id)
  const fields = groupFields(course, { capacity })
  return new UpdateGroup().execute({ ...actIn(centre), id, version, fields })
}
