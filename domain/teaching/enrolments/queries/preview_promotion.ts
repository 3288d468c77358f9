import { sql } from 'kysely'
import { isUuid } from '#domain/shared/text/is_uuid'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { type MoveOutcome, planMove } from '#domain/teaching/enrolments/plan_move'
import { attendingStatuses, liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'

const seats = statement((query, given: { id: string }) =>
  query
    .selectFrom('groups')
    .where('id', '=', given.id)
    .where('archived_at', 'is', null)
    .where('status', 'in', literals(['open', 'running']))
    .select(['capacity', 'seats_taken as taken', 'waiting', 'waitlist_enabled as waitlistEnabled'])
)

type Asked = { targetId: string; groupId: string; without: string[] }

const candidates = statement((query, given: Asked) =>
  query
    .selectFrom('enrolments as e')
    .where('e.group_id', '=', given.groupId)
    .where('e.id', '<>', sql<string>`all(${given.without}::uuid[])`)
    .where('e.status', 'in', literals([...attendingStatuses, 'completed']))
    .orderBy('e.id')
    .select(['e.id', 'e.student_id as studentId', 'e.status'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('enrolments as o')
            .whereRef('o.student_id', '=', 'e.student_id')
            .where('o.group_id', '=', given.targetId)
            .where('o.status', 'in', literals(liveStatuses))
            .select('o.id')
        )
        .$castTo<boolean>()
        .as('present')
    )
)

/**
 * What would happen if all but `except` went to a group now; undefined when it takes nobody. The
 * act plans again, because others may have come by then.
 */
export class PreviewPromotion {
  async execute(
    groupId: string,
    targetId: string,
    except: string[]
  ): Promise<Map<string, MoveOutcome> | undefined> {
    if (!isUuid(targetId) || targetId === groupId) return undefined
    const [target] = await seats({ id: targetId })
    if (!target) return undefined
    const without = except.filter((id) => isUuid(id))
    const rows = await candidates({ targetId, groupId, without })
    const present = new Set(rows.filter((row) => row.present).map(({ studentId }) => studentId))
    return new Map(planMove(target, present, rows).map(({ id, outcome }) => [id, outcome]))
  }
}
