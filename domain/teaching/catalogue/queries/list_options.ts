import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const offered = ['id', 'code', 'name_en', 'name_ar'] as const

type Kept = { kept: string[] }

/** By code; archived ones only where `kept` names them. */
const subjectOptions = statement((query, given: Kept) =>
  query
    .selectFrom('subjects')
    .where((of) => of.or([of('archived_at', 'is', null), of('id', '=', anyOf(given.kept))]))
    .orderBy('code')
    .select(offered)
)

const levelOptions = statement((query, given: Kept) =>
  query
    .selectFrom('levels')
    .where((of) => of.or([of('archived_at', 'is', null), of('id', '=', anyOf(given.kept))]))
    .orderBy('position')
    .select(offered)
)

const mentioned = statement((query, given: { ids: string[] }) => {
  const ids = anyOf(given.ids)
  return query
    .selectFrom('subjects')
    .where('id', '=', ids)
    .select(offered)
    .unionAll(query.selectFrom('levels').where('id', '=', ids).select(offered))
})

type Sides = { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

export const taughtOptions = async (
  kept: { subjects?: (string | null)[]; levels?: (string | null)[] } = {}
) => ({
  subjects: await subjectOptions({ kept: present(kept.subjects) }),
  levels: await levelOptions({ kept: present(kept.levels) }),
})

export function mentionedOptions(changes: Sides[]) {
  const ids = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((side) => [side?.subject_id, side?.level_id])
    .filter((id) => typeof id === 'string')
  return mentioned({ ids })
}

const present = (ids: (string | null)[] = []) => ids.filter((id) => id !== null)
