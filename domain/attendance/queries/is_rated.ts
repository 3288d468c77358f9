import { type Expression, sql } from 'kysely'
import { literals } from '#domain/shared/data/sql'

/**
 * Attendance is (present + late) of (present + late + absent), in every page, file and paper (domain §5).
 * A mark `a` counts once its session `s` has begun. An excused absence, also a late one, stands apart, and a
 * session that was cancelled, by whomever, counts nowhere.
 */
export const isRated = (moment: Date | Expression<Date>) => sql<boolean>`coalesce(
  a.status in (${sql.join(literals(['present', 'late', 'absent']))}) and a.event <> 'called_off'
    and s.status <> 'cancelled' and s.starts_at <= ${moment}::timestamptz, false)`
