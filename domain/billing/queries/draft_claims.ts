import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'

type LineClaim = Columns<'billing_claims', 'line_id'> & {
  session_count: number
  claims_term: boolean
}

/** Tells by line of a draft how many sessions it claims, and whether it claims a term. */
export async function listDraftClaims(document: string): Promise<Map<string, LineClaim>> {
  const read = sql<LineClaim>`
    select l.id as line_id, count(c.session_id)::integer as session_count, bool_or(t.line_id is not null) as claims_term
    from document_lines l
      left join billing_claims c on c.tenant_id = l.tenant_id and c.line_id = l.id
      left join term_claims t on t.tenant_id = l.tenant_id and t.line_id = l.id
    where l.document_id = ${document} and num_nonnulls(c.line_id, t.line_id) > 0
    group by l.id`
  const { rows } = await read.execute(db())
  return new Map(rows.map((row) => [row.line_id, row]))
}
