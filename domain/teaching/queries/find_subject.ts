import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

export type Subject = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  colour: string | null
  description: string | null
  version: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
}

const sql = `select id, code, name_en, name_ar, colour, description, version, created_at, updated_at, archived_at
  from subjects where id = ?`

/** One subject of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindSubject {
  async execute(id: string) {
    return isUuid(id) ? (await selectRows<Subject>(sql, [id]))[0] : undefined
  }
}
