import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Difference, PayerDifferences } from '#domain/billing/unbilled/list_differences'
import type { NamesOfDifferences } from '#domain/billing/unbilled/names_of_differences'

type NamedDifferences = { family: PayerDifferences; names: NamesOfDifferences }

export default class DifferenceTransformer extends BaseTransformer<NamedDifferences> {
  toObject() {
    const { family, names } = this.resource
    const { id, kind, number, name, name_other } = names.payers.get(family.payer_id)!
    return {
      payer: { id, kind, number, name, name_other },
      totals: family.totals.map(({ currency, exponent, minor }) => ({
        minor: String(minor),
        currency,
        exponent,
      })),
      rows: family.differences.map((difference) => rowOf(difference, names)),
    }
  }
}

function rowOf(difference: Difference, names: NamesOfDifferences) {
  const { currency, exponent, billed, present } = difference
  const money = (minor: bigint) => ({ minor: String(minor), currency, exponent })
  return {
    session_id: difference.session_id,
    student: names.students.get(difference.student_id)!,
    day: difference.day,
    document: { id: difference.document.id, number: difference.document.number },
    label_en: difference.label_en,
    label_ar: difference.label_ar,
    billed: money(billed),
    present: present === null ? null : money(present),
    change: present === null ? null : money(present - billed),
    proposal: difference.proposal,
  }
}
