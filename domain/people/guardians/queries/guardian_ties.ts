import { sql } from 'kysely'
import { named, type Named, namesOf } from '#domain/people/guardians/queries/find_household'
import { statement } from '#domain/shared/data/statement'

export type GuardianTies = Named & { pays_for: Named[]; primary_of: Named[] }

const students = sql`jsonb_agg(${named('students', 's')} order by s.sequence)`

const children = (isSo: 'is_payer' | 'is_primary') => sql`
  (select ${students} from student_guardians l
    join students s on s.tenant_id = l.tenant_id and s.id = l.student_id and s.archived_at is null
    where l.tenant_id = g.tenant_id and l.guardian_id = g.id and ${sql.ref(`l.${isSo}`)})`

const ties = statement(
  (_, given: { ids: string[] }) => sql<GuardianTies>`
  select * from (
    select ${namesOf('guardians', 'g')},
      coalesce((select ${students} from households h
        join students s on s.tenant_id = h.tenant_id and s.household_id = h.id and s.archived_at is null
        where h.tenant_id = g.tenant_id and h.payer_guardian_id = g.id and h.archived_at is null),
        ${children('is_payer')}, '[]') as pays_for,
      coalesce(${children('is_primary')}, '[]') as primary_of
    from guardians g where g.id = any(${given.ids}::uuid[]) and g.archived_at is null
  ) t where pays_for <> '[]' or primary_of <> '[]' order by number`
)

export const listGuardianTies = (ids: string[]) => ties({ ids })
