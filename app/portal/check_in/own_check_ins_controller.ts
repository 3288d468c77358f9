import type { HttpContext } from '@adonisjs/core/http'
import { ownPerson } from '#app/portal/calendar/own_person'
import { isTrue, readCode } from '#app/portal/check_in/check_in_code'
import { ownCheckInValidator } from '#app/portal/check_in/check_in_validator'
import { toldCheckIn } from '#app/portal/check_in/told_check_in'
import { notFound } from '#core/errors/not_found'
import { spend } from '#core/throttles/throttle'
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
      students: students.map(({ id, ...names }) => ({ id, ...names })),
    })
  }

  /** A code counts once for each student. */
  async store(ctx: HttpContext) {
    const { locale, request, response, tenant } = ctx
    const { student_id: id } = await request.validateUsing(ownCheckInValidator)
    const [shown, students] = await readStatements(tenant.id, () =>
      Promise.all([shownCode(ctx), ownStudents(ownPerson(ctx))])
    )
    const student = students.find((one) => one.id === id)
    if (!student) throw notFound(ctx)
    if (!shown) return response.status(422).send({ outcome: 'expired' as const })
    const { point, turn } = shown
    const used = `check_in:code:${tenant.id}:${point.id}:${turn}:${id}`
    const isUsed = (await spend([{ key: used, requests: 1, duration: '5 minutes' }])) > 0
    if (isUsed) return response.status(422).send({ outcome: 'expired' as const })
    const checkedIn = await new CheckIn().execute({
      ...{ tenantId: tenant.id, zone: tenant.timezone, point, studentId: id },
      requestId: request.id() ?? null,
    })
    response.header('Cache-Control', 'no-store')
    return toldCheckIn(locale, student, checkedIn)
  }
}

/** The point whose device shows the code of the address now; inside a transaction. */
async function shownCode({ params, tenant }: HttpContext) {
  const read = readCode(String(params.code))
  const point = read && (await findPointById(read.pointId))
  return point && isTrue(tenant.id, point, read) ? { point, turn: read.turn } : undefined
}
