import type { HttpContext } from '@adonisjs/core/http'
import { checkInValidator } from '#app/portal/check_in/check_in_validator'
import { CheckInThrottle } from '#app/portal/check_in/check_in_throttle'
import { openDevice } from '#app/portal/check_in/open_device'
import { tellWait } from '#app/portal/check_in/tell_wait'
import { toldCheckIn } from '#app/portal/check_in/told_check_in'
import { CheckIn } from '#domain/attendance/check_in/actions/check_in'
import { provePin } from '#domain/attendance/check_in/actions/prove_pin'
import { typedNumber } from '#domain/attendance/check_in/typed_number'

/** The page of a device at the door (docs/adr/0066-check-in.md). Whatever is wrong with a device, the answer is the same. */
export default class CheckInsController {
  async show(ctx: HttpContext) {
    const { inertia, response } = ctx
    if (await openDevice(ctx)) return inertia.render('check_in/show', {})
    response.status(404)
    return inertia.render('check_in/closed', {})
  }

  async store(ctx: HttpContext) {
    const { locale, request, response, tenant } = ctx
    const point = await openDevice(ctx)
    if (!point) return response.status(404).send({ outcome: 'closed' as const })
    const form = await request.validateUsing(checkInValidator)
    const number = typedNumber(form.number)
    const ids = { tenantId: tenant.id, pointId: point.id }
    const throttle = new CheckInThrottle({ ...ids, number, ip: request.ip() })
    const wait = await throttle.secondsToWait()
    if (wait > 0) return tellWait(ctx, wait)
    const student = await provePin({ tenantId: tenant.id, number, pin: form.pin })
    if (!student) return response.status(422).send({ outcome: 'refused' as const })
    await throttle.forgive()
    if (student.isBlocked) return response.status(422).send({ outcome: 'blocked' as const })
    const checkedIn = await new CheckIn().execute({
      ...{ tenantId: tenant.id, zone: tenant.timezone, point, studentId: student.id },
      requestId: request.id() ?? null,
    })
    response.header('Cache-Control', 'no-store')
    return toldCheckIn(locale, student, checkedIn)
  }
}
