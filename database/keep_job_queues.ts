import type { PoolClient } from 'pg'
import { doneSeconds, jobQueues } from '#domain/shared/runtime/job_queues'

/** pg-boss' own door wants ten seconds between beats or more; its table and its workers take what the queue says. */
const keep = `
  update jobs.queue set retry_limit = $2, retry_delay = $3, retry_backoff = $4, expire_seconds = $5,
    heartbeat_seconds = $6, deletion_seconds = $7
  where name = $1 and (retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds, deletion_seconds)
    is distinct from ($2::integer, $3::integer, $4::boolean, $5::integer, $6::integer, $7::integer)`

const make = `
  select jobs.create_queue($1, jsonb_build_object('policy', $2::text))
  where not exists (select from jobs.queue where name = $1)`

/** Brings the queues of the database to `jobQueues`; nothing is written where they are so already. */
export async function keepJobQueues(owner: PoolClient) {
  for (const [name, queue] of Object.entries(jobQueues)) {
    const { policy, tries, wait, waitsLonger, runs, beat } = queue
    await owner.query(make, [name, policy])
    await owner.query(keep, [name, tries, wait, waitsLonger, runs, beat, doneSeconds])
  }
}
