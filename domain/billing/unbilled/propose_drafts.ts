import {
  createDraft,
  type DraftRefusal,
  type NewDraft,
} from '#domain/billing/documents/create_draft'
import type { NewDraftLine } from '#domain/billing/documents/draft_fields'
import { openPayersOf } from '#domain/billing/payers/open_payer'
import { mostAtOnce } from '#domain/shared/limits/counts'
import {
  listUnbilled,
  type UnbilledFamily,
  type UnbilledFilter,
} from '#domain/billing/unbilled/list_unbilled'
import type { LineShare, UnbilledLine } from '#domain/billing/unbilled/unbilled_line'
import type { Actor } from '#domain/shared/audit/actor'
import { readTenant, withTenant } from '#domain/shared/data/database'

/** Families are named by their household, or by the student who is in none. */
type ChosenFamilies = { is_all: boolean; families: string[] }

type Input = {
  tenantId: string
  actor: Actor
  filter: Omit<UnbilledFilter, 'with_sessions'>
  /** These families alone, or all but these. */
  chosen?: ChosenFamilies
  words: ShareWords
}

/** A person reads on the line that it bills a share; hundredths of a per cent, or null for an amount. */
export type ShareWords = (line: BilingualLabel, percent: number | null) => BilingualLabel

type BilingualLabel = Pick<UnbilledLine, 'label_en' | 'label_ar'>

/** `more` counts the drafts beyond those that one call makes. */
type ProposedDrafts = {
  ids: string[]
  refused: { payer_id: string; refusal: DraftRefusal }[]
  more: number
}

/** Drafts claim different sessions, so that their transactions don't wait for one another. */
const sideBySide = 4

const everybody: ChosenFamilies = { is_all: true, families: [] }

/** Lines of one draft have this in common, beside their payer. */
export const draftKey = ({ currency, branch_id, tax_inclusive }: UnbilledLine) =>
  [currency, branch_id, tax_inclusive].join(' ')

export const familyId = ({ household_id, student_id, payer_id }: UnbilledFamily) =>
  (household_id ?? student_id ?? payer_id)!

/**
 * Makes drafts of what is unbilled: one for each payer, currency, branch and whether prices contain tax. Each
 * is an act of its own; pressed again, it finds only what no line claims yet.
 */
export async function proposeDrafts({
  tenantId,
  actor,
  filter,
  chosen = everybody,
  words,
}: Input): Promise<ProposedDrafts> {
  const families = await readTenant(tenantId, () =>
    listUnbilled({ ...filter, with_sessions: true })
  )
  const named = new Set(chosen.families)
  const wanted = families.filter((family) => named.has(familyId(family)) !== chosen.is_all)
  const lines = wanted.flatMap(({ students }) => students.flatMap((one) => one.lines))
  const payers = await withTenant(tenantId, () => openPayersOf(studentsPaidFor(lines)))
  const drafts = draftsOf(lines, payers, { ...filter, words })
  const more = Math.max(0, drafts.length - mostAtOnce.drafts)
  const proposed: ProposedDrafts = { ids: [], refused: [], more }
  const wantedDrafts = drafts.slice(0, mostAtOnce.drafts)
  for (let at = 0; at < wantedDrafts.length; at += sideBySide) {
    const some = wantedDrafts.slice(at, at + sideBySide)
    const made = await Promise.all(some.map((draft) => createDraft({ tenantId, actor, ...draft })))
    made.forEach((result, index) => {
      const { payer_id } = some[index]!.fields
      if (result.ok) proposed.ids.push(result.value.id)
      else proposed.refused.push({ payer_id, refusal: result.error })
    })
  }
  return proposed
}

type DraftContext = Pick<UnbilledFilter, 'from' | 'until'> & { words: ShareWords }

/** Answers the students whose own payer has a line; that of a second payer names them. */
export const studentsPaidFor = (lines: UnbilledLine[]) => [
  ...new Set(lines.filter(({ shared }) => !shared?.payer).map(({ student_id }) => student_id)),
]

/** Puts lines together into one draft for each payer, currency, branch and whether prices contain tax. */
export function draftsOf(
  lines: UnbilledLine[],
  payers: Map<string, string>,
  { from, until, words }: DraftContext
): NewDraft[] {
  const payerOf = ({ shared, student_id }: UnbilledLine) =>
    shared?.payer?.id ?? payers.get(student_id)!
  const drafts = Map.groupBy(lines, (line) => [payerOf(line), draftKey(line)].join(' '))
  return [...drafts.values()].map((own) => {
    const [first] = own as [UnbilledLine]
    const { currency, branch_id, tax_inclusive } = first
    const fields = {
      payer_id: payerOf(first),
      tax_inclusive,
      due_on: null,
      period_from: from,
      period_to: until,
      notes: null,
      internal_notes: null,
      discount_kind: null,
      discount_value: null,
      discount_reason: null,
      exponent: Math.max(...own.map(({ exponent }) => exponent)),
      language: null,
    }
    return { branch_id, currency, fields, lines: own.map((line) => draftLineOf(line, words)) }
  })
}

/** A denominator or a rate, which the table keeps as an integer; amounts stay text. */
// eslint-disable-next-line no-restricted-globals -- a rate and a denominator are no amounts
const smallNumber = (value: bigint) => Number(value)

const draftLineOf = (line: UnbilledLine, words: ShareWords): NewDraftLine => ({
  kind: line.kind,
  student_id: line.student_id,
  enrolment_id: line.enrolment_id,
  service_id: line.service_id,
  ...(line.shared ? words(line, line.shared.percent) : labelsOf(line)),
  unit: line.unit,
  quantity_numerator: String(line.quantity_numerator),
  quantity_denominator: smallNumber(line.quantity_denominator),
  unit_price: String(line.unit_price),
  list_price: line.list_price === null ? null : String(line.list_price),
  discount_kind: null,
  discount_value: null,
  discount_reason: line.list_price === null ? null : line.discount_reason,
  tax_kind: line.tax.kind,
  tax_rate: line.tax.kind === 'rate' ? smallNumber(line.tax.rate) : null,
  session_count: line.session_count || null,
  period_from: line.period_from,
  period_to: line.period_to,
  exponent: line.exponent,
  claims_term: line.claims_term,
  sessions: (line.sessions ?? []).map((session_id, at) => ({
    session_id,
    student_id: line.student_id,
    charge_percent: line.percent,
    minutes: line.session_minutes![at]!,
    shared: line.shared ? sharedClaim(line.shared, at, line.exponent) : undefined,
  })),
  shared: line.shared
    ? { share: line.shared.share, enrolment_payer_id: line.shared.enrolment_payer_id }
    : undefined,
})

const labelsOf = ({ label_en, label_ar }: BilingualLabel) => ({ label_en, label_ar })

function sharedClaim({ charges, share }: LineShare, at: number, exponent: number) {
  const { charge, [share]: amount } = charges[at]!
  return { charge: String(charge), amount: String(amount), exponent }
}
