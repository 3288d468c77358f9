import { type Expression, sql } from 'kysely'
import { standardPolicy } from '#domain/attendance/rules/policy'

/** Whether families book make-ups themselves in a group: as it says, else the centre, else as centres begin. */
export const familiesBookIn = (group: Expression<unknown>) => sql<boolean>`(coalesce(
  (select o.make_up_bookers from attendance_policies o where o.group_id = ${group}),
  (select o.make_up_bookers from attendance_policies o where o.group_id is null),
  ${sql.lit(standardPolicy.make_up_bookers)}) = 'families')`
