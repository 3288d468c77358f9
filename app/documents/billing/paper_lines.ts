import { type PaperWriter, printedNames } from '#app/documents/billing/paper_writer'
import { writtenQuantity } from '#app/documents/billing/written_quantity'
import { namesOf } from '#core/people/names_of'
import type { Paper } from '#domain/billing/papers/list_papers'
import { sum } from '#domain/shared/money/rounding'

type Line = Paper['lines'][number]

/** The lines of each child, with a subtotal where there are several; what is nobody's comes last. */
export function printedGroups(write: PaperWriter, paper: Paper) {
  const groups = [...Map.groupBy(paper.lines, (line) => line.student_id)].sort(
    ([one], [other]) => Number(one === null) - Number(other === null)
  )
  const isSeveral = groups.length > 1
  return groups.map(([student, lines]) => ({
    name: nameOfGroup(write, paper, student),
    rows: lines.map((line) => printedLine(write, line)),
    subtotal: isSeveral ? write.number(String(sum(lines.map(amountOf)))) : null,
  }))
}

function nameOfGroup(write: PaperWriter, { students, lines }: Paper, id: string | null) {
  const student = id === null ? undefined : students[id]
  if (student)
    return printedNames([
      ...write.languages.map((locale) => namesOf(locale, student)),
      student.number,
    ])
  return lines.some((line) => line.student_id !== null) ? write.t('others') : []
}

/** The amount of a line before the document's discount: they add up to its subtotal. */
const amountOf = (line: Line) => BigInt(line.gross) - BigInt(line.discount)

function printedLine(write: PaperWriter, line: Line) {
  const { unit_price: price, list_price: listed, discount } = line
  return {
    label: labelOf(write, line),
    details: detailsOf(write, line),
    quantity: writtenQuantity(write, line),
    price: write.number(price),
    list_price: listed !== null && listed !== price ? write.number(listed) : null,
    discount: discount === '0' ? '' : write.reduction(discount),
    tax: taxOf(write, line),
    tax_amount: write.number(line.tax),
    amount: write.number(String(amountOf(line))),
  }
}

const labelOf = ({ languages }: PaperWriter, { label_en: en, label_ar: ar }: Line) =>
  printedNames(languages.map((locale) => (locale === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''))

type Detail = { label: string[]; text: string }

/** A detail is written in each language, or it is a text that people typed with its name in each. */
function detailsOf(write: PaperWriter, line: Line): Detail[] {
  const { period_from: from, period_to: to, session_count: count } = line
  const translated = (label: string[]) => ({ label, text: '' })
  return [
    ...(from && to ? [translated(write.span(from, to))] : []),
    ...(count && line.unit !== 'session'
      ? [translated(write.t('quantity.session', { count }))]
      : []),
    ...(line.discount !== '0' || line.list_price !== null ? [discountDetail(write, line)] : []),
  ]
}

type Discounted = Pick<Line, 'discount_kind' | 'discount_value' | 'discount_reason'>

/** “Discount 10% · Sibling” */
export function discountDetail(write: PaperWriter, discounted: Discounted): Detail {
  const { discount_kind: kind, discount_value: value, discount_reason: reason } = discounted
  const percent = kind === 'percent' ? write.percentage(Number(value)) : undefined
  const because = reason ? printedNames([reason])[0] : undefined
  const text = [percent, because].filter(Boolean).join(' · ')
  return { label: write.t('totals.discount'), text }
}

const taxOf = (write: PaperWriter, { tax_kind: kind, tax_rate: rate }: Line) =>
  kind === 'exempt' ? write.t('tax.exempt') : [write.percentage(rate!)]
