import { sql } from 'kysely'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import { count } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'

export type AccessRequest = {
  id: string
  kind: JoiningKind
  first_name: string
  last_name: string
  email: string
  phone: string | null
  message: string | null
  status: 'waiting' | 'approved' | 'declined'
  created_at: Date
  decided_at: Date | null
  reason: string | null
  decided_by: string | null
  decided_by_other: string | null
}

type Filter = { kinds: JoiningKind[]; waiting: boolean }

export async function listAccessRequests(filter: Filter, page: number, per: number) {
  const total = await countAccessRequests(filter)
  const last = Math.max(1, Math.ceil(total / per))
  const shown = Math.min(page, last)
  const rows: AccessRequest[] = await matching(filter)
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.decided_by')
    )
    .leftJoin('administrators as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.administrator_id')
    )
    .select(['r.id', 'r.kind', 'r.first_name', 'r.last_name', 'r.email', 'r.phone', 'r.message'])
    .select(['r.status', 'r.created_at', 'r.decided_at', 'r.reason'])
    .select((of) => [
      sql<string | null>`${of.ref('a.first_name')} || ' ' || ${of.ref('a.last_name')}`.as(
        'decided_by'
      ),
      sql<
        string | null
      >`${of.ref('a.first_name_other')} || ' ' || ${of.ref('a.last_name_other')}`.as(
        'decided_by_other'
      ),
    ])
    .orderBy('r.id', filter.waiting ? 'asc' : 'desc')
    .offset((shown - 1) * per)
    .limit(per)
    .execute()
  return { rows, meta: { page: shown, per, total, last_page: last } }
}

export async function countAccessRequests(filter: Filter) {
  const { total } = await matching(filter).select(count().as('total')).executeTakeFirstOrThrow()
  return total
}

function matching({ kinds, waiting }: Filter) {
  const query = db().selectFrom('access_requests as r').where('r.kind', 'in', kinds)
  return query.where('r.status', waiting ? '=' : '<>', 'waiting')
}
