import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { findTaught, type Taught } from '#domain/teaching/instructors/queries/find_taught'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

export type TaughtIds = { subjectIds: string[]; levelIds: string[] }

type Wanted = { instructorId: string; wanted: string[] }
type Kind = 'subject' | 'level'

const writing = (kind: Kind) =>
  statement((_, { instructorId, wanted }: Wanted) => {
    const [table, column] = [sql.table(`instructor_${kind}s`), sql.ref(`${kind}_id`)]
    return sql`
      with gone as (
        delete from ${table} where instructor_id = ${instructorId} and ${column} <> all(${wanted}::uuid[])
      )
      insert into ${table} (instructor_id, ${column})
      select ${instructorId}, unnest(${wanted}::uuid[]) on conflict do nothing`
  })

const knowing = (kind: Kind) =>
  statement(
    (_, { instructorId, wanted }: Wanted) => sql<Columns<'subjects' | 'levels', 'id'>>`
      select id from ${sql.table(`${kind}s`)} t where id = any(${wanted}::uuid[]) and (archived_at is null or exists (
        select from ${sql.table(`instructor_${kind}s`)} i
        where i.tenant_id = t.tenant_id and ${sql.ref(`i.${kind}_id`)} = t.id and i.instructor_id = ${instructorId}))`
  )

const kinds = {
  subject: { write: writing('subject'), known: knowing('subject') },
  level: { write: writing('level'), known: knowing('level') },
}

/**
 * Replaces what was said before, inside the running transaction. Answers whether anything changed;
 * undefined when one of them is not to be chosen.
 */
export async function setTaught(
  instructorId: string,
  { subjectIds, levelIds }: TaughtIds,
  actor: Actor
): Promise<{ changed: boolean } | undefined> {
  const before = names(await findTaught(instructorId))
  for (const [kind, ids] of [
    ['subject', subjectIds],
    ['level', levelIds],
  ] as const) {
    if (!ids.every((id) => isUuid(id))) return undefined
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
    const found = await kinds[kind].known({ wanted, instructorId })
    if (found.length !== wanted.length) return undefined
    await kinds[kind].write({ wanted, instructorId })
  }
  const change = changedFields(before, names(await findTaught(instructorId)))
  if (change.fields.length === 0) return { changed: false }
  await recordAudit({
    actor,
    action: 'instructors.set_taught',
    subjectType: 'instructor',
    subjectId: instructorId,
    before: change.before,
    after: change.after,
  })
  return { changed: true }
}

/** The trail keeps codes: people read them, and they outlive names. */
const names = ({ subjects, levels }: Record<'subjects' | 'levels', Taught[]>) => ({
  subjects: subjects.map(({ code }) => code),
  levels: levels.map(({ code }) => code),
})
