import { selectRows } from '#domain/shared/select_rows'

/** A level as a step of the ladder. */
export type Step = { id: string; code: string; name_en: string | null; name_ar: string | null }

const sql = `select id, code, name_en, name_ar from levels where archived_at is null order by position`

/** Every level that is not archived, in order. */
export class ListLadder {
  execute() {
    return selectRows<Step>(sql)
  }
}
