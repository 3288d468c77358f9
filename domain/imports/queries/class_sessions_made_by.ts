import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const made = statement(
  (_, { importId }: { importId: string }) => sql<{ count: number }>`
    select count(*)::integer as count
    from import_rows r cross join unnest(r.made) as made (id) join class_sessions s on s.id = made.id
    where r.import_id = ${importId}`
)

/** How many of the class sessions that an import made are seen here. */
export const classSessionsMadeBy = async (importId: string) => (await made({ importId }))[0]!.count
