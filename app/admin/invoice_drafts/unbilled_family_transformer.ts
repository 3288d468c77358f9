import { BaseTransformer } from '@adonisjs/core/transformers'
import { countDrafts } from '#app/admin/invoice_drafts/unbilled_page'
import type { findUnbilledPeople } from '#domain/billing/queries/unbilled_people'
import type { UnbilledFamily } from '#domain/billing/unbilled/list_unbilled'
import type { UnbilledLine } from '#domain/billing/unbilled/unbilled_line'
import { familyId } from '#domain/billing/unbilled/propose_drafts'
import { toWire } from '#domain/shared/money/money'
import { storedNameIn } from '#domain/shared/text/person_names'

type Names = Awaited<ReturnType<typeof findUnbilledPeople>>

type NamedFamily = { family: UnbilledFamily; names: Names }

export default class UnbilledFamilyTransformer extends BaseTransformer<NamedFamily> {
  toObject() {
    const { family, names } = this.resource
    const { household_id: household, students } = family
    return {
      id: familyId(family),
      household: household ? (names.households.get(household) ?? null) : null,
      payer: payerProps(family, names),
      totals: family.totals.map(toWire),
      draft_count: countDrafts(family),
      students: students.map(({ id, lines, skipped }) => ({
        ...studentProps(id, names),
        lines: lines.map((line) => lineProps(line, names)),
        skipped: skipped.map((one) => ({
          reason: one.reason,
          group: groupProps(one.group_id, names),
          session_count: one.session_count,
          period_from: one.period_from,
          period_to: one.period_to,
        })),
      })),
    }
  }
}

function studentProps(id: string, names: Names) {
  const student = names.students.get(id)!
  return { id, number: student.number, ...storedNameIn(student) }
}

/** A guardian or a company who pays shares alone. */
function payerProps({ payer_id: id }: UnbilledFamily, names: Names) {
  if (!id) return null
  const { kind, number, name, name_other } = names.payers.get(id)!
  return { kind, number, name, name_other }
}

const groupProps = (id: string | null, names: Names) => (id ? (names.groups.get(id) ?? null) : null)

function lineProps(line: UnbilledLine, names: Names) {
  const { currency, exponent } = line
  const wire = (minor: bigint) => toWire({ minor, currency, exponent })
  return {
    label_en: line.label_en,
    label_ar: line.label_ar,
    group: groupProps(line.group_id, names),
    unit: line.unit,
    quantity_numerator: String(line.quantity_numerator),
    quantity_denominator: String(line.quantity_denominator),
    unit_price: wire(line.unit_price),
    gross: wire(line.gross),
    list_price: line.list_price === null ? null : wire(line.list_price),
    discount_reason: line.discount_reason,
    percent: line.percent,
    is_make_up: line.is_make_up,
    session_count: line.session_count,
    period_from: line.period_from,
    period_to: line.period_to,
    shared: line.shared ? { percent: line.shared.percent } : null,
  }
}
