import { now } from '#domain/shared/clock'
import { selectRows } from '#domain/shared/select_rows'

/** The place behind everyone who waits for a locked group. */
export async function lastInLine(groupId: string) {
  const [place] = await selectRows<{ next: string }>(
    `select coalesce(max(waiting_order), 0) + 1 as next from enrolments where group_id = ? and status = 'waitlisted'`,
    [groupId]
  )
  return { waiting_order: place!.next, waiting_since: now().toJSDate() }
}

/** The place before everyone who waits; undefined when nobody does. */
export async function firstInLine(groupId: string) {
  const [place] = await selectRows<{ id: string; before: string }>(
    `select id, waiting_order - 1 as before from enrolments where group_id = ? and status = 'waitlisted'
     order by waiting_order limit 1`,
    [groupId]
  )
  return place
}
