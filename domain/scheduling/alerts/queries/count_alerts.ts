import type { Ahead } from '#domain/scheduling/alerts/alerts'
import type { AlertKind } from '#domain/shared/choices/alert_kinds'
import { askedAbsences } from '#domain/scheduling/alerts/queries/asked_absences'
import { endingMakeUps } from '#domain/scheduling/alerts/queries/ending_make_ups'
import { endingPapers } from '#domain/scheduling/alerts/queries/ending_papers'
import { lackingSessions } from '#domain/scheduling/alerts/queries/lacking_sessions'
import { lackingSubstitutes } from '#domain/scheduling/alerts/queries/lacking_substitutes'
import { smallGroups } from '#domain/scheduling/alerts/queries/small_groups'
import { unmarkedSessions } from '#domain/scheduling/alerts/queries/unmarked_sessions'
import { count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const counted = {
  small: statement((query, given: Ahead) => smallGroups(query, given).select(count().as('count'))),
  lacking: statement((query, given: Ahead) =>
    lackingSessions(query, given).select(count().as('count'))
  ),
  unmarked: statement((query, given: Ahead) =>
    unmarkedSessions(query, given).select(count().as('count'))
  ),
  make_ups: statement((query, given: Ahead) =>
    endingMakeUps(query, given).select(count().as('count'))
  ),
  substitutes: statement((query, given: Ahead) =>
    lackingSubstitutes(query, given).select(count().as('count'))
  ),
  absences: statement((query, _: Ahead) => askedAbsences(query).select(count().as('count'))),
  papers: statement((query, given: Ahead) =>
    endingPapers(query, given).select(count().as('count'))
  ),
}

/** Of those kinds a person may see. */
export async function countAlerts(kinds: readonly AlertKind[], ahead: Ahead) {
  const counts = await Promise.all(kinds.map((kind) => counted[kind](ahead)))
  return kinds.map((kind, at) => ({ kind, count: counts[at]![0]!.count }))
}
