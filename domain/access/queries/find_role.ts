import { type Role, roleColumns } from '#domain/access/role'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

/** One role of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindRole {
  async execute(id: string): Promise<Role | null> {
    if (!isUuid(id)) return null
    const [role] = await selectRows<Role>(`select ${roleColumns} from roles r where r.id = ?`, [id])
    return role ?? null
  }
}
