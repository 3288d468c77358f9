import { sql } from 'kysely'
import type { Kind } from '#domain/access/roles/permissions'
import { statement } from '#domain/shared/data/statement'

export type RoleChange = {
  roleId: string
  kind: Kind
  name: string
  nameAr: string | null
  actorName: string | null
  actorNameOther: string | null
  at: Date
  given: string[]
  taken: string[]
}

const roleChange = statement(
  (_, { eventId }: { eventId: string }) => sql<RoleChange>`
  select r.id "roleId", r.kind, r.name, r.name_ar "nameAr", e.actor_name "actorName",
    e.actor_name_other "actorNameOther", e.occurred_at "at",
    array(select jsonb_array_elements_text(e.after->'permissions')
      except select jsonb_array_elements_text(e.before->'permissions') order by 1) as given,
    array(select jsonb_array_elements_text(e.before->'permissions')
      except select jsonb_array_elements_text(e.after->'permissions') order by 1) as taken
  from audit_events e join roles r on (r.tenant_id, r.id) = (e.tenant_id, e.subject_id)
  where e.id = ${eventId} and e.action = 'roles.update' and r.archived_at is null`
)

export async function findRoleChange(eventId: string): Promise<RoleChange | undefined> {
  const [change] = await roleChange({ eventId })
  return change
}
