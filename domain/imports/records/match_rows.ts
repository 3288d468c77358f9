import type { ProblemType } from '#domain/imports/cells/cell'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { leaveEmpty } from '#domain/imports/columns/left_empty'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Policy } from '#domain/imports/rules/policy'
import type { ImportRecord } from '#domain/imports/import'
import { refuseContradictions } from '#domain/imports/records/contradictions'
import { refuseSteps } from '#domain/imports/records/leaving'
import {
  type ImportTarget,
  isPlanned,
  type Match,
  type Occasion,
} from '#domain/imports/records/target'

export type Verdict =
  | { outcome: 'invalid' | 'create'; row: ReadRow }
  | { outcome: 'update' | 'skip'; row: ReadRow; id: string }
  | { outcome: 'continue'; row: ReadRow }

type Rules = Pick<ImportRecord, 'entity' | 'policy' | 'wrong_cells' | 'same_as'>

/** Writes nothing. Runs inside a transaction of the tenant. */
export async function matchRows(
  target: ImportTarget,
  rows: ReadRow[],
  rules: Rules,
  occasion: Occasion
): Promise<Verdict[]> {
  const { entity, policy, same_as } = rules
  const isSound = ({ problems }: ReadRow) => problems.length === 0
  // Rows that are refused anyway too, so that they say all that is wrong with them
  await target.resolve?.(rows)
  for (const row of rows) leaveEmpty(row, columnsOf[entity], rules.wrong_cells)
  await target.plan?.(rows.filter(isSound), occasion)
  for (const row of rows) continueChosen(row, same_as[row.row])
  const matches = Map.groupBy(await target.find(rows.filter(isSound)), ({ row }) => row)
  const verdicts = rows.map((row): Verdict => {
    if (!isSound(row)) return { outcome: 'invalid', row }
    if (row.continues !== undefined) return { outcome: 'continue', row }
    const found = matches.get(row.row) ?? []
    const isKnown = found.some(({ column }) => column === 'number')
    // Numbers are ours to give; a code may name a new entry
    if (row.values.number && !isKnown) return invalid(row, 'number', 'unknown')
    return decide(row, found, policy)
  })
  if (policy !== 'create') await proposeSame(target, verdicts, rules)
  dropSettledProposals(verdicts)
  if (isPlanned(target)) return verdicts
  const agreeing = await refuseContradictions(target, verdicts, rules)
  return refuseSteps(target, agreeing, rules, occasion)
}

function decide(row: ReadRow, found: Match[], policy: Policy): Verdict {
  const strict = found.filter(({ isStrict }) => isStrict)
  const unseen = strict.find(({ isUnseen }) => isUnseen)
  if (unseen) return invalid(row, unseen.column, 'taken')
  if (policy === 'create') {
    return strict[0] ? invalid(row, strict[0].column, 'taken') : { outcome: 'create', row }
  }
  const likely = strict.length > 0 ? strict : found
  const [id, ...others] = new Set(likely.map((match) => match.id))
  if (id === undefined) return { outcome: 'create', row }
  if (policy === 'update' && others.length > 0) return invalid(row, likely[0]!.column, 'ambiguous')
  return { outcome: policy, row, id }
}

/** A row that changes a record is a child we know, whatever row it resembles. */
function dropSettledProposals(verdicts: Verdict[]) {
  for (const { outcome, row } of verdicts) {
    if (outcome !== 'update') continue
    row.warnings = row.warnings?.filter(({ type }) => type !== 'same_row')
  }
}

/** A row of a child who stands in an earlier row adds nothing; only where that is still proposed. */
function continueChosen(row: ReadRow, chosen: string | number | undefined) {
  const isProposed = row.warnings?.some(
    ({ type, number }) => type === 'same_row' && number === chosen
  )
  if (isProposed) row.continues = chosen as number
}

/** A row that would be a new record is the one on record that somebody chose, or warns of those it may be. */
async function proposeSame(target: ImportTarget, verdicts: Verdict[], { policy, same_as }: Rules) {
  const fresh = verdicts.flatMap(({ outcome, row }) => (outcome === 'create' ? [row] : []))
  const similar = await target.findSimilar?.(fresh)
  if (!similar?.size) return
  for (const [at, { row, outcome }] of verdicts.entries()) {
    const people = outcome === 'create' ? (similar.get(row.row) ?? []) : []
    const [first] = people
    if (!first) continue
    const chosen = people.find(({ id }) => id === same_as[row.row])
    const warnings = row.warnings?.filter(({ type }) => type !== 'same_row') ?? []
    const person = chosen ?? first
    row.warnings = [...warnings, { column: null, type: 'same_person', person }]
    if (chosen) verdicts[at] = { outcome: policy as 'update' | 'skip', row, id: chosen.id }
  }
}

const invalid = (row: ReadRow, column: string, type: ProblemType): Verdict => ({
  outcome: 'invalid',
  row: { ...row, problems: [{ column, type }] },
})
