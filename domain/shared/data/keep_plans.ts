import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const keeping = statement(
  () => sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`
)

/**
 * Until the transaction ends, prepared statements run with their generic plan. For acts that ask only by ids: PostgreSQL
 * would sometimes plan a roster's statement again each time, which costs more than running it.
 */
export const keepPlans = () => keeping({})

const planning = statement(
  () => sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`
)

/** The opposite of keepPlans(), for a statement that takes much longer with a plan that fits any values. */
export const planEachTime = () => planning({})
