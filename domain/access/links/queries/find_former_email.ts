import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const lastChange = statement((query, { userId }: { userId: string }) =>
  query
    .selectFrom('audit_events')
    .where('subject_type', '=', sql.lit('user'))
    .where('subject_id', '=', userId)
    .where('action', '=', sql.lit('users.change_email'))
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select((entry) => sql<string | null>`${entry.ref('before')}->>'email'`.as('email'))
)

export async function findFormerEmail(userId: string): Promise<string | undefined> {
  const [entry] = await lastChange({ userId })
  return entry?.email ?? undefined
}
