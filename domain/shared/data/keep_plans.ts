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
