import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const keeping = statement(
  () => sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`
)

/**
 * Until the transaction ends, prepared statements run by the plan that was made for any values. For acts whose statements
 * all ask by ids: PostgreSQL would sometimes plan a roster anew each time, which costs more than reading it.
 */
export const keepPlans = () => keeping({})
