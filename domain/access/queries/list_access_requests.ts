import { currentTransaction } from '#domain/shared/tenant_scope'

export type JoiningKind = 'instructor' | 'student'

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
  /** What whoever was declined was told. */
  reason: string | null
  /** The administrator who decided, as the audit trail names them. */
  decided_by: string | null
  decided_by_other: string | null
}

type Filter = { kinds: JoiningKind[]; waiting: boolean }

/** One page of requests to join: those that wait with the oldest first, those decided with the newest first. */
export async function listAccessRequests(filter: Filter, page: number, per: number) {
  const total = await countAccessRequests(filter)
  const last = Math.max(1, Math.ceil(total / per))
  const shown = Math.min(page, last)
  const rows: AccessRequest[] = await matching(filter)
    .select('r.*')
    .select(currentTransaction().raw(`a.first_name || ' ' || a.last_name as decided_by`))
    .select(
      currentTransaction().raw(`a.first_name_other || ' ' || a.last_name_other as decided_by_other`)
    )
    .leftJoin('users as u', (join) =>
      join.on('u.tenant_id', 'r.tenant_id').on('u.id', 'r.decided_by')
    )
    .leftJoin('administrators as a', (join) =>
      join.on('a.tenant_id', 'u.tenant_id').on('a.id', 'u.administrator_id')
    )
    .orderBy('r.id', filter.waiting ? 'asc' : 'desc')
    .offset((shown - 1) * per)
    .limit(per)
  return { rows, meta: { page: shown, per, total, last_page: last } }
}

/** How many requests of these kinds there are. */
export async function countAccessRequests(filter: Filter) {
  const [counted] = await matching(filter).count('* as total')
  return Number(counted.total)
}

function matching({ kinds, waiting }: Filter) {
  const query = currentTransaction().from('access_requests as r').whereIn('r.kind', kinds)
  return waiting ? query.where('r.status', 'waiting') : query.whereNot('r.status', 'waiting')
}
