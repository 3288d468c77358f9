import { missedSessions } from '#domain/attendance/notices/missed_sessions'
import { setWithdrawn, type Withdrawing } from '#domain/attendance/notices/set_withdrawn'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now, today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

type Input = Act & Omit<Withdrawing, 'reason'>

export type OwnWithdrawalRefusal = { type: 'not_found' | 'not_own' | 'begun' | 'marked' }

/**
 * What a family told itself, before any of its sessions begins and while nobody is marked by it. Later somebody has acted
 * on it, or stayed away by it: then the office decides.
 */
export class WithdrawOwnNotice {
  async execute(input: Input): Promise<Result<undefined, OwnWithdrawalRefusal>> {
    if (!isUuid(input.id) || !isUuid(input.studentId)) return err({ type: 'not_found' })
    return withTenant(input.tenantId, async () => {
      const notice = await held(input)
      if (!notice) return err({ type: 'not_found' })
      if (notice.withdrawn_at) return ok(undefined)
      if (notice.kind !== 'student') return err({ type: 'not_own' })
      const fault = await faultOf(input, notice)
      if (fault) return err({ type: fault })
      await setWithdrawn({ ...input, reason: null })
      return ok(undefined)
    })
  }
}

const held = ({ id, studentId }: Input) =>
  db()
    .selectFrom('absence_notices as n')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.made_by')
    )
    .leftJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.id', '=', 'n.session_id')
    )
    .where('n.id', '=', id)
    .where('n.student_id', '=', studentId)
    .select(['n.session_id', 'n.from_day', 'n.until_day', 'n.withdrawn_at', 'u.kind'])
    .select('s.starts_at')
    .forUpdate('n')
    .executeTakeFirst()

type Notice = NonNullable<Awaited<ReturnType<typeof held>>>

async function faultOf({ studentId, zone }: Input, notice: Notice) {
  const { session_id: sessionId, from_day: from, until_day: until } = notice
  const at = now().toJSDate()
  const missed = await missedSessions({ studentId, sessionId, from, until })
  if (missed.some(({ status }) => status !== null)) return 'marked'
  const isPast = until !== null && until < today(zone)
  const starts = [...missed.map((one) => one.starts_at), notice.starts_at ?? []].flat()
  return isPast || starts.some((start) => start <= at) ? 'begun' : undefined
}
