import Student from '#domain/people/models/student'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

const sql = `
  select id, number, first_name, last_name, first_name_other, last_name_other, gender, birth_date, nationality,
    national_id, email, phone, whatsapp, school_name, status, notes, photo, version, created_at, updated_at, archived_at
  from students where id = ?`

/** One student of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindStudent {
  async execute(id: string) {
    if (!isUuid(id)) return null
    const [row] = await selectRows<Record<string, unknown>>(sql, [id])
    return row ? Student.$createFromAdapterResult(row) : null
  }
}
