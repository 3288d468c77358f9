import { selectRows } from '#domain/shared/select_rows'
import { tenantId } from '#domain/shared/tenant_scope'

/** Whoever changes the order of the levels waits here for whoever is changing it, until the transaction ends. */
export async function holdLadder() {
  await selectRows(`select pg_advisory_xact_lock(hashtextextended('levels ' || ?, 0))`, [
    tenantId(),
  ])
}

/** The place after the last level; the ladder is held. */
export async function nextPosition() {
  const [found] = await selectRows<{ next: number }>(
    'select coalesce(max(position), 0) + 1 as next from levels'
  )
  return found!.next
}

/** Numbers the levels from 1 in the given order, without holes; the ladder is held. */
export async function renumber(ids: string[]) {
  await selectRows(
    `update levels set position = wanted.place
     from unnest(?::uuid[]) with ordinality as wanted (id, place)
     where levels.id = wanted.id and levels.position <> wanted.place`,
    [ids]
  )
}

/** Every level's id in order, archived ones too: they keep their place. */
export async function ladder() {
  const rows = await selectRows<{ id: string; position: number }>(
    'select id, position from levels order by position'
  )
  return rows
}
