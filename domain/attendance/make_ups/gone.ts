import { sql } from 'kysely'
import { leftStatuses } from '#domain/people/rules/departure'
import { literals } from '#domain/shared/data/sql'

/** Whether student `p` is no longer at the centre: nobody books them or waits for them as a guest until they are back. */
export const isGone = sql<boolean>`(p.archived_at is not null or p.status in (${sql.join(literals(leftStatuses))}))`
