import { sql, type SqlBool } from 'kysely'
import { centreToday } from '#domain/shared/data/sql'

/** Of closures known as `c`. */
export const notOver = sql<SqlBool>`(c.ends_on is null or c.ends_on >= ${centreToday})`

/** Of a room known as `t`. */
export const isClosedToday = sql<boolean>`exists (
  select from room_closures c where c.tenant_id = t.tenant_id and c.room_id = t.id
    and c.starts_on <= ${centreToday} and ${notOver})`
