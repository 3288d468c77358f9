import type { UnbilledQuery } from '#app/admin/invoice_drafts/unbilled_query'
import { findUnbilledPeople } from '#domain/billing/queries/unbilled_people'
import type { UnbilledFamily } from '#domain/billing/unbilled/list_unbilled'
import { draftKey } from '#domain/billing/unbilled/propose_drafts'
import { addUnbilled } from '#domain/billing/unbilled/unbilled_sum'

const familiesOnPage = 50

/** Families to bill come first, then those of whom everything is skipped. */
export async function pageOfUnbilled(all: UnbilledFamily[], query: Pick<UnbilledQuery, 'page'>) {
  const [billable, skipped] = [all.filter(isBillable), all.filter((one) => !isBillable(one))]
  const ordered = [...billable, ...skipped]
  const pages = Math.max(1, Math.ceil(ordered.length / familiesOnPage))
  const page = Math.min(query.page, pages)
  const onPage = ordered.slice((page - 1) * familiesOnPage, page * familiesOnPage)
  const names = await findUnbilledPeople(idsIn(onPage))
  return {
    families: onPage.map((family) => ({ family, names })),
    summary: { ...summaryOf(billable), skipped: skippedIn(all), page, pages },
  }
}

const isBillable = ({ totals }: UnbilledFamily) => totals.length > 0

function idsIn(families: UnbilledFamily[]) {
  const students = families.flatMap((family) => family.students)
  const groups = students.flatMap(({ lines, skipped }) =>
    [...lines, ...skipped].flatMap(({ group_id: id }) => id ?? [])
  )
  return {
    students: students.map(({ id }) => id),
    households: families.flatMap(({ household_id: id }) => id ?? []),
    groups: [...new Set(groups)],
    payers: families.flatMap(({ payer_id: id }) => id ?? []),
  }
}

function summaryOf(billable: UnbilledFamily[]) {
  return {
    families: billable.length,
    drafts: billable.reduce((count, family) => count + countDrafts(family), 0),
    totals: addUnbilled(billable),
  }
}

/** One for each currency, branch and kind of prices among the family's lines. */
export const countDrafts = ({ students }: UnbilledFamily) =>
  new Set(students.flatMap(({ lines }) => lines.map(draftKey))).size

function skippedIn(families: UnbilledFamily[]) {
  const skipped = families.flatMap(({ students }) => students.flatMap((one) => one.skipped))
  return [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, own]) => ({
    reason,
    session_count: own.reduce((count, one) => count + one.session_count, 0),
  }))
}
