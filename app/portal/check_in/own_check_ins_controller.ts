import type { HttpContext } from '@adonisjs/core/http'
import { ownPerson } from '#app/portal/calendar/own_person'
import { isTrue, readCode } from '#app/portal/check_in/check_in_code'
import { ownCheckInValidator } from '#app/portal/check_in/check_in_validator'
import { tellWait } from '#app/portal/check_in/tell_wait'
import { toldCheckIn } from '#app/portal/check_in/told_check_in'
import { notFound } from '#core/errors/not_found'
import { type Budget, forget, spend } from '#core/throttles/throttle'
import { CheckIn } from '#domain/attendance/check_in/actions/check_in'
import { findPointById } from '#domain/attendance/check_in/queries/find_point'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { readStatements } from '#domain/shared/data/database'

/** What a student or a guardian opens by scanning the code of a device at the door. */
export default class OwnCheckInsController {
  async show(ctx: HttpContext) {
    const { inertia, params, response, tenant } = ctx
    const [shown, students] = await readStatements(tenant.id, () =>
      Promise.all([shownCode(ctx), ownStudents(ownPerson(ctx))])
    )
    response.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    return inertia.render('portal/check_in', {
      code: shown ? String(params.code) : null,
      students,
    })
  }

  /** A code counts once for each student, unless it marked nothing. */
  async store(ctx: HttpContext) {
    const { auth, locale, request, response, tenant } = ctx
    const wait = await spend([triesOf(tenant.id, auth.getUserOrFail().userId)])
    if (wait > 0) return tellWait(ctx, wait)
    const { student_id: id } = await request.validateUsing(ownCheckInValidator)
    const [shown, students] = await readStatements(tenant.id, () =>
      Promise.all([shownCode(ctx), ownStudents(ownPerson(ctx))])
    )
    const student = students.find((one) => one.id === id)
    if (!student) throw notFound(ctx)
    if (!shown) return response.status(422).send({ outcome: 'expired' as const })
    const { point, turn } = shown
    const key = `check_in:code:${tenant.id}:${point.id}:${turn}:${id}`
    const once = { key, requests: 1, duration: '5 minutes' }
    const isUsed = (await spend([once])) > 0
    if (isUsed) return response.status(422).send({ outcome: 'expired' as const })
    const checkedIn = await new CheckIn().execute({
      ...{ tenantId: tenant.id, zone: tenant.timezone, point, studentId: id },
      requestId: request.id() ?? null,
    })
    if (checkedIn.outcome === 'none') await forget(once)
    response.header('Cache-Control', 'no-store')
    return toldCheckIn(locale, student, checkedIn)
  }
}

/** Of one account, more than the largest family needs. */
const triesOf = (tenantId: string, userId: string): Budget => ({
  ...{ key: `check_in:account:${tenantId}:${userId}`, requests: 30, duration: '15 minutes' },
})

/** The point whose device shows the code of the address now; inside a transaction. */
async function shownCode({ params, tenant }: HttpContext) {
  const read = readCode(String(params.code))
  const point = read && (await findPointById(read.pointId))
  return point && isTrue(tenant.id, point, read) ? { point, turn: read.turn } : undefined
}
