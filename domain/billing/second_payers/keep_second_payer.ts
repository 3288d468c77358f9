import { sql } from 'kysely'
import type { EnrolmentFollowed } from '#domain/teaching/events'
import { db } from '#domain/shared/data/database'

/** Whoever shares what an enrolment costs shares what the next one costs, in which the student goes on. */
export async function keepSecondPayer({ fromId, id }: EnrolmentFollowed): Promise<void> {
  const keep = sql`
    insert into enrolment_payers (id, enrolment_id, payer_id, percent, amount, currency, exponent)
    select gen_random_uuid(), ${id}, payer_id, percent, amount, currency, exponent
    from enrolment_payers where enrolment_id = ${fromId} and ended_at is null`
  await keep.execute(db())
}
