import { type Expression, sql } from 'kysely'
import { literals } from '#domain/shared/data/sql'

/**
 * A mark `a` counts once its session `s` has begun. A session that was cancelled, by whomever, counts
 * nowhere.
 */
export const isCounted = (moment: Date | Expression<Date>) => sql<boolean>`coalesce(
  a.event <> 'called_off' and s.status <> 'cancelled' and s.starts_at <= ${moment}::timestamptz, false)`

/** An absence that counts and stands apart from the rate, also one excused late. */
export const isExcused = (moment: Date | Expression<Date>) =>
  sql<boolean>`(coalesce(a.status = 'excused', false) and ${isCounted(moment)})`

/**
 * Attendance is (present + late) of (present + late + absent), in every page, file and paper (domain §5).
 */
export const isRated = (moment: Date | Expression<Date>) => sql<boolean>`(
  coalesce(a.status in (${sql.join(literals(['present', 'late', 'absent']))}), false) and ${isCounted(moment)})`
