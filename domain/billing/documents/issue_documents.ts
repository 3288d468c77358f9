import {
  type DocumentToIssue,
  findDocumentsToIssue,
} from '#domain/billing/documents/documents_to_issue'
import {
  freezeDocuments,
  type Freezing,
  type Issued,
} from '#domain/billing/documents/freeze_documents'
import { type CentreSnapshot, sellerSnapshot } from '#domain/billing/documents/snapshots'
import type { Actor } from '#domain/shared/audit/actor'
import {
  inEveryBranch,
  isInTransaction,
  readStatements,
  writeStatementRepeating,
} from '#domain/shared/data/database'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { writeTogether } from '#domain/shared/data/write_together'
import { type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  /** An IANA name: the centre’s day is the day of issue. */
  zone: string
  documents: { id: string; version: number }[]
}

type IssueRefusal =
  | StaleVersion
  | { type: 'not_found' }
  | { type: 'no_lines' }
  | { type: 'due_day_past'; day: string }

export type IssueOutcome = { id: string; result: Result<Issued, IssueRefusal> }

/** The counter of a centre is locked while so many are issued. */
const mostTogether = 100

/**
 * Issues drafts, many by one statement: a refused one leaves the others issued. One that was issued meanwhile
 * answers the number it has. What several people issue in a centre at the same moment is issued together:
 * they would only wait for its counter.
 */
export async function issueDocuments({ documents, ...act }: Input): Promise<IssueOutcome[]> {
  const drafts = documents.map((wanted) => ({ ...wanted, ...act }))
  return isInTransaction() ? issueTogether(drafts) : issueAtOnce(act.tenantId, drafts)
}

type Wanted = Input['documents'][number] & Omit<Input, 'documents'>

async function issueTogether(wanted: Wanted[]): Promise<IssueOutcome[]> {
  const { tenantId } = wanted[0]!
  const read = (ids: string[]) => findDocumentsToIssue(ids.filter(isUuid))
  const [, documents, centre] = await readStatements(tenantId, () =>
    Promise.all([keepPlans(), read(wanted.map(({ id }) => id)), sellerSnapshot()])
  )
  const assessed = wanted.map((one) => assess(one, documents.get(one.id)))
  const drafts = new Map(
    assessed.flatMap((one) => ('document' in one ? [[one.document.id, one]] : []))
  )
  const issued = await freeze(wanted[0]!, [...drafts.values()], centre)
  const changed = [...drafts.keys()].filter((id) => !issued.has(id))
  const current = changed.length > 0 ? await readStatements(tenantId, () => read(changed)) : null
  return wanted.map((one, index) => {
    const { id } = one
    const first = assessed[index]!
    if ('result' in first) return { id, result: first.result }
    const made = issued.get(id)
    if (made) return { id, result: ok(made) }
    const again = assess(one, current?.get(id))
    return { id, result: 'result' in again ? again.result : staleVersion }
  })
}

const issueAtOnce = writeTogether(issueTogether, mostTogether)

type Assessment = Freezing | { result: IssueOutcome['result'] }

function assess({ version, zone, actor }: Wanted, document?: DocumentToIssue): Assessment {
  const refuse = (refusal: IssueRefusal) => ({ result: err(refusal) })
  if (!document || document.kind !== 'invoice') return refuse({ type: 'not_found' })
  const { id, number, due_on: due } = document
  if (number !== null) return { result: ok({ id, number }) }
  if (document.version !== version) return refuse({ type: 'stale_version' })
  if (due && due < today(zone)) return refuse({ type: 'due_day_past', day: due })
  if (document.lines.length === 0) return refuse({ type: 'no_lines' })
  return { document, actor }
}

/** A guest’s session may be in a branch that whoever issues doesn’t see. Answers them by their ids. */
async function freeze(
  { tenantId, zone }: Wanted,
  drafts: Freezing[],
  centre: CentreSnapshot
): Promise<Map<string, Issued>> {
  if (drafts.length === 0) return new Map()
  const issued = await writeStatementRepeating(tenantId, () =>
    inEveryBranch(async () => {
      const write = freezeDocuments({ kind: 'invoice', zone, ...centre }, drafts)
      return (await Promise.all([keepPlans(), write]))[1]
    })
  )
  return new Map(issued.map((one) => [one.id, one]))
}
