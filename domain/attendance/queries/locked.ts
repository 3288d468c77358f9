import { type Expression, sql } from 'kysely'
import { standardSettings } from '#domain/attendance/rules/policy'

/** As `isLocked` of rules/mark.ts, asked of a session of a statement: whoever may only mark marks it no more. */
export const isLockedAt = (alias: string, moment: Expression<unknown>) => sql<boolean>`(
  ${sql.ref(`${alias}.ends_at`)} < ${moment} - make_interval(hours => 24 * coalesce(
    (select y.lock_days from attendance_policies y where y.group_id is null), ${sql.lit(standardSettings.lock_days)})))`
