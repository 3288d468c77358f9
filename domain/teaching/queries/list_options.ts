import { selectRows } from '#domain/shared/select_rows'

/** An entry as a select offers it. */
export type Option = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
}

const names = 'id, code, name_en, name_ar'

/** Every subject that may be chosen, by code; archived ones only where `kept` names them. */
const subjectOptions = (kept: (string | null)[] = []) =>
  selectRows<Option>(
    `select ${names} from subjects where archived_at is null or id = any(?::uuid[]) order by code`,
    [present(kept)]
  )

/** Every level that may be chosen, in the ladder's order; archived ones only where `kept` names them. */
const levelOptions = (kept: (string | null)[] = []) =>
  selectRows<Option>(
    `select ${names} from levels where archived_at is null or id = any(?::uuid[]) order by position`,
    [present(kept)]
  )

type Sides = { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

/** What subjects and levels there are to choose from; those that stay a choice, archived or not, are named by id. */
export const taughtOptions = async (
  kept: { subjects?: (string | null)[]; levels?: (string | null)[] } = {}
) => ({
  subjects: await subjectOptions(kept.subjects),
  levels: await levelOptions(kept.levels),
})

/** The subjects and levels that changes of a course name, whatever became of them. */
export function mentionedOptions(changes: Sides[]) {
  const ids = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((side) => [side?.subject_id, side?.level_id])
    .filter((id) => typeof id === 'string')
  return selectRows<Option>(
    `select ${names} from subjects where id = any(?::uuid[])
     union all select ${names} from levels where id = any(?::uuid[])`,
    [ids, ids]
  )
}

const present = (ids: (string | null)[]) => ids.filter((id) => id !== null)
