import { sql } from 'kysely'
import type { OpenPoint } from '#domain/attendance/check_in/queries/find_point'
import { writeStatement } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const minutes = 10

const seen = statement(
  (_, given: { id: string; at: Date }) =>
    sql`update check_in_points set seen_at = ${given.at} where id = ${given.id} and seen_at < ${given.at}`
)

/** When a device was there last, to some minutes: it asks for a new code all day. */
export async function noteSeen(tenantId: string, { id, seen_at: before }: OpenPoint) {
  const at = now()
  if (before > at.minus({ minutes }).toJSDate()) return
  await writeStatement(tenantId, () => seen({ id, at: at.toJSDate() }))
}
