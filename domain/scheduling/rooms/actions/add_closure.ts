import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

/** Both days are included, YYYY-MM-DD; without a last one it lasts until it is ended. */
type Closure = { starts_on: string; ends_on: string | null; reason: string | null }

type Input = { tenantId: string; actor: Actor; roomId: string; closure: Closure }

type Refusal =
  | { type: 'not_found' }
  | { type: 'ends_before_it_starts' }
  | { type: 'overlaps'; closure: Pick<Closure, 'starts_on' | 'ends_on'> }

/** Takes a room out of use; its spans never overlap. */
export class AddClosure {
  async execute({ tenantId, actor, roomId, closure }: Input): Promise<Result<undefined, Refusal>> {
    const { starts_on, ends_on } = closure
    if (ends_on !== null && ends_on < starts_on) return err({ type: 'ends_before_it_starts' })
    return withTenant(tenantId, async () => {
      if (!(await lockRoom(roomId))) return err({ type: 'not_found' })
      const other = await overlapping(roomId, closure)
      if (other) return err({ type: 'overlaps', closure: other })
      await db()
        .insertInto('room_closures')
        .values({ id: uuid(), room_id: roomId, ...closure })
        .execute()
      const subject = { subjectType: 'room', subjectId: roomId }
      await recordAudit({ actor, action: 'rooms.close', ...subject, after: closure })
      return ok(undefined)
    })
  }
}

async function lockRoom(id: string) {
  if (!isUuid(id)) return undefined
  const room = db().selectFrom('rooms').where('id', '=', id).select('id').forNoKeyUpdate()
  return room.executeTakeFirst()
}

const overlapping = (roomId: string, { starts_on, ends_on }: Closure) =>
  db()
    .selectFrom('room_closures')
    .where('room_id', '=', roomId)
    .where('starts_on', '<=', sql<string>`coalesce(${ends_on}::date, 'infinity')`)
    .where((of) => of.or([of('ends_on', 'is', null), of('ends_on', '>=', starts_on)]))
    .orderBy('starts_on')
    .limit(1)
    .select(['starts_on', 'ends_on'])
    .executeTakeFirst()
