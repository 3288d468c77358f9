import { sql } from 'kysely'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import type { RecordKind } from '#domain/shared/records/record_kind'
import { err, ok, type Result } from '#domain/shared/result'
import { type Columns, count } from '#domain/shared/data/sql'

export type ArchiveInput = { tenantId: string; actor: Actor; ids: string[] }

/**
 * A record an act skipped: its name, a word for the reason, and whom it concerns where the words
 * name somebody.
 */
export type Refused = { id: string; name: string; reason: string; whom?: string }

/** The records an act must leave as they are; asked in the act's own transaction. */
export type Refusing = (ids: string[]) => Promise<Refused[]>

/** Locks what others lock before they come to the records. */
export type Holding = (ids: string[]) => Promise<void>

type Options = {
  holding?: Holding
  refusing?: Refusing
  alongside?: (ids: string[]) => Promise<void>
}

type Done = { changed: string[]; refused: Refused[] }
type Moment = Columns<'students', 'archived_at'>['archived_at']
type Changed = Columns<'students', 'id'> & { before: Moment; after: Moment }

/**
 * The size of one transaction: kept counts wait for it, so nobody who registers waits longer than
 * this takes.
 */
const batch = 1000

/**
 * History stays (domain §1.0). One transaction for each 1,000. Changes none when one of them is not
 * the tenant's. Answers the ids that changed (the others were so already) and those that were
 * refused.
 */
export async function setArchived(
  kind: RecordKind,
  { tenantId, actor, ids }: ArchiveInput,
  archive: boolean,
  options: Options = {}
): Promise<Result<Done, { type: 'not_found' }>> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!wanted.every((id) => isUuid(id))) return err({ type: 'not_found' })
  const done: Done = { changed: [], refused: [] }
  for (let start = 0; start < wanted.length; start += batch) {
    const some = wanted.slice(start, start + batch)
    const result = await withTenant(tenantId, () => setSome(kind, actor, some, archive, options))
    if (!result.ok) return result
    done.changed.push(...result.value.changed)
    done.refused.push(...result.value.refused)
  }
  return ok(done)
}

async function setSome(
  kind: RecordKind,
  actor: Actor,
  ids: string[],
  archive: boolean,
  { holding, refusing, alongside }: Options
): Promise<Result<Done, { type: 'not_found' }>> {
  await holding?.(ids)
  if ((await countKnown(kind, ids)) !== ids.length) return err({ type: 'not_found' })

  const refused = refusing ? await refusing(ids) : []
  const left = new Set(refused.map(({ id }) => id))
  const changed = await change(
    kind,
    ids.filter((id) => !left.has(id)),
    archive
  )
  await recordAudit(
    ...changed.map(({ id, before, after }) => ({
      actor,
      action: `${kind.area}.${archive ? 'archive' : 'restore'}`,
      subjectType: kind.subject,
      subjectId: id,
      before: { archived_at: before },
      after: { archived_at: after },
    }))
  )
  const done = changed.map(({ id }) => id)
  if (done.length > 0) await alongside?.(done)
  return ok({ changed: done, refused })
}

async function countKnown({ table }: RecordKind, ids: string[]) {
  const known = sql<{ total: number }>`
    select ${count()} as total from ${sql.table(table)} where id = any(${ids})`
  return (await known.execute(db())).rows[0]!.total
}

/**
 * Locks in the order of the ids, so that two bulk acts wait for each other instead of deadlocking,
 * and nobody who only points at one of them.
 */
async function change({ table }: RecordKind, ids: string[], archive: boolean) {
  const records = sql.table(table)
  const moment = now().toJSDate()
  const wanted = archive ? sql`archived_at is null` : sql`archived_at is not null`
  const changed = sql<Changed>`
    with chosen as (
      select tenant_id, id, archived_at from ${records}
      where id = any(${ids}) and ${wanted} order by id for no key update
    )
    update ${records} s set archived_at = ${archive ? moment : null}, updated_at = ${moment}, version = version + 1
    from chosen where s.tenant_id = chosen.tenant_id and s.id = chosen.id
    returning s.id, chosen.archived_at as before, s.archived_at as after`
  return (await changed.execute(db())).rows
}
