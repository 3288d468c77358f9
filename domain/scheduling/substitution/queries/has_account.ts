import { sql } from 'kysely'

/** Whether an instructor can sign in, and answer an offer. */
export const hasAccount = (alias: string) => sql<boolean>`exists (
  select from users u where u.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and u.instructor_id = ${sql.ref(`${alias}.id`)} and u.archived_at is null)`
