import { sql } from 'kysely'
import { usualLockDays } from '#domain/shared/choices/attendance'
import { statement } from '#domain/shared/data/statement'

const saved = statement((query) =>
  query
    .selectFrom('attendance_policies')
    .where('group_id', 'is', null)
    .select(sql<number | null>`lock_days`.as('lock_days'))
)

/** Days after a session in which its register is open; then what became of it stays. */
export const lockDays = async () => (await saved({}))[0]?.lock_days ?? usualLockDays
