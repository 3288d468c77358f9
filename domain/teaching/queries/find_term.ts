import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

type Named = { id: string; code: string; name_en: string | null; name_ar: string | null }

export type Term = Named & {
  starts_on: string
  ends_on: string
  version: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
  /** Terms it shares days with, archived ones aside: allowed, but worth a look. */
  overlaps: Named[]
}

const sql = `select t.id, t.code, t.name_en, t.name_ar, t.starts_on::text, t.ends_on::text, t.version, t.created_at,
    t.updated_at, t.archived_at,
    coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'name_en', o.name_en, 'name_ar', o.name_ar)
      order by o.starts_on, o.id)
      from terms o where o.id <> t.id and o.archived_at is null and o.starts_on <= t.ends_on
        and o.ends_on >= t.starts_on), '[]') as overlaps
  from terms t where t.id = ?`

/** One term of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindTerm {
  async execute(id: string) {
    return isUuid(id) ? (await selectRows<Term>(sql, [id]))[0] : undefined
  }
}
