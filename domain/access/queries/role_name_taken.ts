import type { Kind } from '#domain/access/permissions'
import { selectRows } from '#domain/shared/select_rows'

/** Whether another role of this kind is called so, in small or capital letters. */
export async function roleNameTaken(kind: Kind, name: string, self: string | null = null) {
  const rows = await selectRows(
    'select from roles where kind = ? and lower(name) = lower(?) and id is distinct from ?::uuid',
    [kind, name, self]
  )
  return rows.length > 0
}
