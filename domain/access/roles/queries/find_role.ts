import { sql } from 'kysely'
import { type Role, roleColumns } from '#domain/access/roles/role'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

const roleById = statement(
  (_, { id }: { id: string }) => sql<Role>`select ${roleColumns} from roles r where r.id = ${id}`
)

export class FindRole {
  async execute(id: string): Promise<Role | null> {
    if (!isUuid(id)) return null
    const [role] = await roleById({ id })
    return role ?? null
  }
}
