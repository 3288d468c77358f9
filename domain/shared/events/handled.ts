import { sql } from 'kysely'
import { readStatements, withTenant, writeStatement } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/** What a job answers to: the event's id and the name of the reaction. */
export type Cause = { event: string; reaction: string }

/** In days; no job waits as long. */
const remembered = 30

/** Forgets some that are old along the way. Answers a row for the first who asks alone. */
const claim = statement(
  (_, given: Cause & { moment: Date; old: Date }) => sql<Columns<'handled_events', 'event_id'>>`
    with old as (
      select tenant_id, event_id, reaction from handled_events
      where handled_at < ${given.old} limit 100 for update skip locked
    ), forgotten as (
      delete from handled_events h using old
      where (h.tenant_id, h.event_id, h.reaction) = (old.tenant_id, old.event_id, old.reaction)
    )
    insert into handled_events (event_id, reaction, handled_at)
    values (${given.event}, ${given.reaction}, ${given.moment}) on conflict do nothing returning event_id`
)

const claimed = statement((query, { event, reaction }: Cause) =>
  query
    .selectFrom('handled_events')
    .where('event_id', '=', event)
    .where('reaction', '=', reaction)
    .select('event_id')
)

async function mayHandle(cause: Cause) {
  const old = now().minus({ days: remembered }).toJSDate()
  return (await claim({ ...cause, moment: now().toJSDate(), old })).length > 0
}

/** Work in the database: it and the note of it are one transaction, so that it is done once. */
export const handleOnce = (tenantId: string, cause: Cause, work: () => Promise<unknown>) =>
  withTenant(tenantId, async () => {
    if (await mayHandle(cause)) await work()
  })

/**
 * Work outside the database, noted once it is done: who is killed between the two does it again,
 * and nothing is lost.
 */
export async function handleOutside(
  tenantId: string,
  cause: Cause | undefined,
  work: () => Promise<unknown>
) {
  if (!cause) return void (await work())
  if ((await readStatements(tenantId, () => claimed(cause))).length > 0) return
  await work()
  await writeStatement(tenantId, () => mayHandle(cause))
}
