import { sql } from 'kysely'

/** What the session kept when its group changed this, else what the group says; without a group it is always taken. */
export const takesAttendance = (alias: string) => sql<boolean>`coalesce(
  ${sql.ref(`${alias}.takes_attendance`)},
  (select y.attendance_required from groups y
    where y.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and y.id = ${sql.ref(`${alias}.group_id`)}),
  true)`
