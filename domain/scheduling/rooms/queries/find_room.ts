import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { scheduledOn } from '#domain/scheduling/class_sessions/queries/scheduled_on'
import { isClosedToday, notOver } from '#domain/scheduling/rooms/closed_today'
import { centreToday } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'

const roomById = statement((query, given: { id: string }) =>
  query
    .selectFrom('rooms as t')
    .where('t.id', '=', given.id)
    .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.kind', 't.capacity', 't.equipment'])
    .select(['t.branch_id', 't.colour', 't.can_double_book'])
    .select(['t.version', 't.created_at', 't.updated_at', 't.archived_at'])
    .select([isClosedToday.as('is_closed'), centreToday.as('today')])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('room_closures as c')
          .whereRef('c.room_id', '=', 't.id')
          .where(notOver)
          .orderBy('c.starts_on')
          .orderBy('c.id')
          .select(['c.id', 'c.starts_on', 'c.ends_on', 'c.reason'])
          .select((closure) => [
            scheduledOn(
              { from: closure.ref('c.starts_on'), until: closure.ref('c.ends_on') },
              sql`s.room_id = c.room_id`
            ).as('sessions_ahead'),
          ])
      ).as('closures')
    )
)

/** With the spans it is or will be out of use; those that are over stand in the trail. */
export type Room = RowOf<typeof roomById>

export const findRoom = async (id: string) => (isUuid(id) ? (await roomById({ id }))[0] : undefined)
