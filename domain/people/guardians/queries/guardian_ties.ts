import { sql } from 'kysely'
import type { Named } from '#domain/people/guardians/queries/find_household'
import { statement } from '#domain/shared/data/statement'

export type GuardianTies = Named & { pays_for: Named[]; primary_of: Named[] }

const named = sql`jsonb_agg(jsonb_build_object('id', s.id, 'number', s.number, 'first_name', s.first_name,
  'last_name', s.last_name, 'first_name_other', s.first_name_other, 'last_name_other', s.last_name_other)
  order by s.sequence)`

const children = (isSo: 'is_payer' | 'is_primary') => sql`
  (select ${named} from student_guardians l
    join students s on s.tenant_id = l.tenant_id and s.id = l.student_id and s.archived_at is null
    where l.tenant_id = g.tenant_id and l.guardian_id = g.id and ${sql.ref(`l.${isSo}`)})`

const ties = statement(
  (_, given: { ids: string[] }) => sql<GuardianTies>`
  select * from (
    select g.id, g.number, g.first_name, g.last_name, g.first_name_other, g.last_name_other,
      coalesce((select ${named} from households h
        join students s on s.tenant_id = h.tenant_id and s.household_id = h.id and s.archived_at is null
        where h.tenant_id = g.tenant_id and h.payer_guardian_id = g.id and h.archived_at is null),
        ${children('is_payer')}, '[]') as pays_for,
      coalesce(${children('is_primary')}, '[]') as primary_of
    from guardians g where g.id = any(${given.ids}::uuid[]) and g.archived_at is null
  ) t where pays_for <> '[]' or primary_of <> '[]' order by number`
)

export const listGuardianTies = (ids: string[]) => ties({ ids })
