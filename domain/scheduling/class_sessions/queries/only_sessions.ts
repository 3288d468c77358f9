import { type Expression, sql } from 'kysely'
import { isClashing } from '#domain/scheduling/class_sessions/queries/clashing_sessions'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { isUnstaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import type { InReach } from '#domain/shared/lists/catalogue_source'

/**
 * Sessions `t` that clash, that nobody teaches though somebody should, whose instructor is away then, or whose attendance
 * nobody has taken; asked for several, any of them.
 */
export const isOnly = (wanted: Expression<unknown>, inReach: InReach) => sql`(
  ('unstaffed' = any(${wanted}) and ${isUnstaffed('t')})
  or ('substitute' = any(${wanted}) and ${lacksSubstitute('t')})
  or ('unmarked' = any(${wanted}) and t.id in (select s.id from class_sessions s where ${isUnmarked('s')}))
  or ('clashes' = any(${wanted}) and ${isClashing('t', inReach)}))`
