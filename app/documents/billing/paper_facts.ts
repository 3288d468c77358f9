import { type PaperWriter, printedLines } from '#app/documents/billing/paper_writer'
import type { Paper } from '#domain/billing/papers/list_papers'
import { isolate } from '#domain/shared/text/isolate'

type Fact = { label: string[]; value: string[] }

/** Number, days and reason, each with its name in every language of the paper. */
export function printedFacts(write: PaperWriter, paper: Paper): Fact[] {
  const { number, issued_on, due_on, period_from: from, period_to: to, corrects, reason } = paper
  const fact = (name: string, value: string[]): Fact => ({
    label: write.t(`facts.${name}`),
    value: [...new Set(value)],
  })
  const { hijri } = paper.seller
  return [
    ...(number ? [fact('number', [isolate(number, 'ltr')])] : []),
    ...(issued_on ? [fact('issued_on', daysOf(issued_on))] : []),
    ...(due_on ? [fact('due_on', daysOf(due_on))] : []),
    ...(from && to ? [fact('period', write.span(from, to))] : []),
    ...(corrects
      ? [
          fact('invoice', [isolate(corrects.number, 'ltr')]),
          fact('invoice_issued_on', daysOf(corrects.issued_on)),
        ]
      : []),
    ...(reason ? [fact('reason', printedLines(reason))] : []),
  ]

  function daysOf(day: string) {
    return [...write.day(day), ...(hijri ? write.hijri(day) : [])]
  }
}
