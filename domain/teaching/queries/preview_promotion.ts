import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'
import { type MoveOutcome, planMove } from '#domain/teaching/plan_move'
import type { EnrolmentStatus } from '#domain/teaching/rules/enrolment_state'
import type { Seats } from '#domain/teaching/rules/seats'

type Candidate = { id: string; studentId: string; status: EnrolmentStatus; present: boolean }

const seats = `
  select capacity, seats_taken "taken", waiting, waitlist_enabled "waitlistEnabled" from groups
  where id = ? and archived_at is null and status in ('open', 'running')`

const candidates = `
  select e.id, e.student_id "studentId", e.status, exists (
    select from enrolments o where o.student_id = e.student_id and o.group_id = ?::uuid
      and o.status in ('inquiry', 'pending', 'trial', 'active', 'frozen', 'waitlisted', 'offered')) present
  from enrolments e
  where e.group_id = ? and e.id <> all(?::uuid[]) and e.status in ('trial', 'active', 'frozen', 'completed')
  order by e.id`

/**
 * What would become of each if all but `except` went to a group now, by enrolment; undefined when it takes nobody. The
 * act plans again: by then others may have come.
 */
export class PreviewPromotion {
  async execute(
    groupId: string,
    targetId: string,
    except: string[]
  ): Promise<Map<string, MoveOutcome> | undefined> {
    if (!isUuid(targetId) || targetId === groupId) return undefined
    const [target] = await selectRows<Seats>(seats, [targetId])
    if (!target) return undefined
    const without = except.filter((id) => isUuid(id))
    const rows = await selectRows<Candidate>(candidates, [targetId, groupId, without])
    const present = new Set(rows.filter((row) => row.present).map(({ studentId }) => studentId))
    return new Map(planMove(target, present, rows).map(({ id, outcome }) => [id, outcome]))
  }
}
