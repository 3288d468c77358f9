import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'
import type { LevelScope } from '#domain/teaching/rules/level_scope'

export type Level = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  position: number
  scope: LevelScope
  min_age: number | null
  max_age: number | null
  description: string | null
  version: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
}

const sql = `select id, code, name_en, name_ar, position, scope, min_age, max_age, description, version, created_at,
  updated_at, archived_at from levels where id = ?`

/** One level of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindLevel {
  async execute(id: string) {
    return isUuid(id) ? (await selectRows<Level>(sql, [id]))[0] : undefined
  }
}
