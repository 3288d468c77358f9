import { type Expression, sql } from 'kysely'
import { isClashing } from '#domain/scheduling/class_sessions/queries/clashing_sessions'
import { isUnstaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import type { InReach } from '#domain/shared/lists/catalogue_source'

/** Sessions `t` that clash, or that nobody teaches though somebody should; asked for both, either. */
export const isOnly = (wanted: Expression<unknown>, inReach: InReach) => sql`(
  ('unstaffed' = any(${wanted}) and ${isUnstaffed('t')})
  or ('clashes' = any(${wanted}) and ${isClashing('t', inReach)}))`
