import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { type AgreedShare, setSecondPayer } from '#domain/billing/second_payers/set_second_payer'
import { settleDifferences } from '#domain/billing/unbilled/settle_differences'
import { listDifferences } from '#domain/billing/unbilled/list_differences'
import { system } from '#domain/shared/audit/actor'
import { readTenant } from '#domain/shared/data/database'
import { billingZone, documentIn } from '#tests/helpers/billing/documents'
import { createCompanyPayer } from '#tests/helpers/billing/papers'
import { shareWords } from '#tests/helpers/billing/unbilled'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

type Agreement = { share: AgreedShare; reference?: string; current?: string | null }

/** A new company pays the share, unless a payer is named. */
export async function shareWith(centre: Centre, enrolment: string, agreement: Agreement) {
  const { share, current = null, reference } = agreement
  return setSecondPayer({
    tenantId: centre.id,
    actor: system,
    zone: billingZone,
    enrolment_id: enrolment,
    current,
    payer: { reference: reference ?? `payer:${await createCompanyPayer(centre)}` },
    share,
  })
}

export const currentOf = async (centre: Centre, enrolment: string) =>
  (await rowsOf(centre, 'enrolment_payers')).find(
    (one) => one.enrolment_id === enrolment && one.ended_at === null
  )

/** Everything unbilled becomes drafts; those of second payers come last. */
export async function proposedShares(centre: Centre) {
  const { ids, refused } = await proposeDrafts({
    tenantId: centre.id,
    actor: system,
    filter: { from: '2026-09-01', until: '2026-12-31' },
    words: shareWords,
  })
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  const made = []
  for (const id of ids) made.push(await documentIn(centre, id))
  return made.toSorted(
    (one, other) => Number(one.payer.kind === 'company') - Number(other.payer.kind === 'company')
  )
}

const words = {
  label: (
    { label_en, label_ar }: { label_en: string | null; label_ar: string | null },
    day: string
  ) => ({
    label_en: label_en && `${label_en}: ${day}`,
    label_ar: label_ar && `${label_ar}: ${day}`,
  }),
  reason: (days: string[]) => `Correction of ${days.join(', ')}`,
}

export const differencesIn = async (centre: Centre) =>
  (await readTenant(centre.id, () => listDifferences())).flatMap(({ differences }) => differences)

/** Settles all that a payer was billed and isn't true any more. */
export const settlePayer = async (centre: Centre, payer: string) =>
  settleDifferences({
    tenantId: centre.id,
    actor: system,
    zone: billingZone,
    payer_id: payer,
    sessions: (await differencesIn(centre)).map(({ session_id, student_id }) => {
      return { session_id, student_id }
    }),
    may_credit: true,
    words,
  })
