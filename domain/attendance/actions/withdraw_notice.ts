import { setWithdrawn, type Withdrawing } from '#domain/attendance/notices/set_withdrawn'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

type Input = Withdrawing & { tenantId: string }

/** Once; whoever was marked by it stays marked so. */
export class WithdrawNotice {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { studentId, id } = input
    if (!isUuid(id) || !isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(input.tenantId, async () => {
      const isKnown = (await setWithdrawn(input)) || (await isTheirs(id, studentId))
      return isKnown ? ok(undefined) : err({ type: 'not_found' })
    })
  }
}

const isTheirs = async (id: string, student: string) =>
  Boolean(
    await db()
      .selectFrom('absence_notices')
      .where('id', '=', id)
      .where('student_id', '=', student)
      .select('id')
      .executeTakeFirst()
  )
