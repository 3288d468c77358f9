import fc from 'fast-check'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import { system } from '#domain/shared/audit/actor'
import { aMark } from '#tests/helpers/attendance/attendance'
import { documentIn, issue, voidIn } from '#tests/helpers/billing/documents'
import {
  currentOf,
  differencesIn,
  proposedShares,
  settlePayer,
  shareWith,
} from '#tests/helpers/billing/second_payers'
import { attended, came } from '#tests/helpers/billing/unbilled'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

export type ShareAct = {
  act: 'meet' | 'mark' | 'agree' | 'propose' | 'issue' | 'void' | 'delete' | 'settle'
  choice: number
}

export const aShareAct: fc.Arbitrary<ShareAct> = fc.record({
  act: fc.constantFrom(
    ...(['meet', 'mark', 'mark', 'agree', 'propose', 'propose', 'issue', 'issue'] as const),
    ...(['void', 'delete', 'settle', 'settle'] as const)
  ),
  choice: fc.nat(20),
})

type Place = { group: string; student: string; enrolment: string }

export type SharedCourse = {
  centre: Centre
  place: Place
  /** How often each session was marked, and as what. */
  sessions: { id: string; status: 'present' | 'absent'; seen: number }[]
}

const payersIn = async (centre: Centre) => [
  ...new Set((await differencesIn(centre)).map(({ payer_id }) => payer_id)),
]

export async function settleAll({ centre }: SharedCourse) {
  for (const payer of await payersIn(centre)) {
    const settled = await settlePayer(centre, payer)
    if (!settled.ok) throw new Error(JSON.stringify(settled.error))
  }
}

export async function performShare(course: SharedCourse, { act, choice }: ShareAct) {
  const { centre, place, sessions } = course
  switch (act) {
    case 'meet': {
      if (sessions.length === 15) return
      const day = `2026-11-${String(sessions.length + 1).padStart(2, '0')}`
      const status = choice % 3 === 0 ? 'absent' : 'present'
      sessions.push({ id: await attended(centre, place, day, { status }), status, seen: 1 })
      return
    }
    case 'mark': {
      const session = sessions[choice % Math.max(1, sessions.length)]
      if (!session) return
      const status = session.status === 'present' ? 'absent' : 'present'
      await came(centre, session.id, [aMark(place.student, { status, seen: session.seen })])
      Object.assign(session, { status, seen: session.seen + 1 })
      return
    }
    case 'agree': {
      const current = (await currentOf(centre, place.enrolment))?.id ?? null
      const amount = { minor: 1_001n, currency: 'KWD', exponent: 3 }
      const share = choice % 4 === 0 ? { amount } : { percent: 1 + choice * 450 }
      await shareWith(centre, place.enrolment, { share, current })
      return
    }
    case 'propose':
      await proposedShares(centre)
      return
    case 'settle':
      return settleAll(course)
    default:
      return perform(centre, act, choice)
  }
}

async function perform(centre: Centre, act: 'issue' | 'void' | 'delete', choice: number) {
  const invoices = (await rowsOf(centre, 'documents', { kind: 'invoice' })).filter(
    ({ status }) => status === (act === 'void' ? 'issued' : 'draft')
  )
  const chosen = invoices[choice % Math.max(1, invoices.length)]
  if (!chosen) return
  const document = await documentIn(centre, chosen.id)
  if (act === 'issue') await issue(centre, document)
  else if (act === 'void') await voidIn(centre, document)
  else {
    const { id, version } = document
    await deleteDraft({ tenantId: centre.id, actor: system, id, version })
  }
}
