import { inEveryBranch } from '#domain/shared/data/database'
import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import type { AttendanceSwitched } from '#domain/teaching/events'

const keep = statement(
  (_, given: { group: string; wasTaken: boolean; moment: Date }) => sql`
    update class_sessions set takes_attendance = ${given.wasTaken}
    where group_id = ${given.group} and starts_at <= ${given.moment} and takes_attendance is null`
)

/**
 * What has begun goes on as it was: its hours pay, or its attendance is awaited, as before. In every branch, since a group
 * that moved left its past sessions where they were held.
 */
export async function keepBegunSessions({ groupId, wasTaken }: AttendanceSwitched) {
  await inEveryBranch(() => keep({ group: groupId, wasTaken, moment: now().toJSDate() }))
}
