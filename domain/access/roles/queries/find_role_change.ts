import { sql } from 'kysely'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const role = columns('roles', 'r', { roleId: 'id', kind: 'kind', name: 'name', nameAr: 'name_ar' })
const event = columns('audit_events', 'e', {
  actorName: 'actor_name',
  actorNameOther: 'actor_name_other',
  at: 'occurred_at',
})

export type RoleChange = RowIn<typeof role> &
  RowIn<typeof event> & {
    given: string[]
    taken: string[]
  }

const roleChange = statement(
  (_, { eventId }: { eventId: string }) => sql<RoleChange>`
  select ${role}, ${event},
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
