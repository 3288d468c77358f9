import { findTaught, type Taught } from '#domain/teaching/queries/find_taught'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { changedFields } from '#domain/shared/changed_fields'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

export type TaughtIds = { subjectIds: string[]; levelIds: string[] }

const write = (table: string, column: string) => `
  with gone as (
    delete from ${table} where instructor_id = ? and ${column} <> all(?::uuid[])
  )
  insert into ${table} (tenant_id, instructor_id, ${column})
  select current_setting('app.tenant_id')::uuid, ?, unnest(?::uuid[]) on conflict do nothing`

/** The ones that are the tenant's and not archived, or taught already. */
const known = (table: string, column: string) => `
  select id from ${table}s t where id = any(?::uuid[]) and (archived_at is null or exists (
    select from instructor_${table}s i where i.tenant_id = t.tenant_id and i.${column} = t.id and i.instructor_id = ?))`

const kinds = {
  subject: {
    write: write('instructor_subjects', 'subject_id'),
    known: known('subject', 'subject_id'),
  },
  level: { write: write('instructor_levels', 'level_id'), known: known('level', 'level_id') },
}

/**
 * Says what an instructor teaches and on which levels, in place of what was said before, inside the running transaction.
 * Answers whether anything changed; undefined when one of them is not to be chosen.
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
    const found = await selectRows(kinds[kind].known, [wanted, instructorId])
    if (found.length !== wanted.length) return undefined
    await selectRows(kinds[kind].write, [instructorId, wanted, instructorId, wanted])
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

/** As the trail tells them: people read codes, and codes outlive names. */
const names = ({ subjects, levels }: Record<'subjects' | 'levels', Taught[]>) => ({
  subjects: subjects.map(({ code }) => code),
  levels: levels.map(({ code }) => code),
})
