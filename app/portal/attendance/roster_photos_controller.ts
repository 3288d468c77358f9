import type { HttpContext } from '@adonisjs/core/http'
import { taughtSession } from '#app/portal/attendance/own_session'
import { sendPicture } from '#core/pictures/send_picture'
import { readAttendance } from '#domain/attendance/queries/read_attendance'
import { readStatements } from '#domain/shared/data/database'

export default class RosterPhotosController {
  async show(ctx: HttpContext) {
    const { locale, params, tenant } = ctx
    const read = await readStatements(tenant.id, async () => {
      const { id } = await taughtSession(ctx)
      return readAttendance(id, locale)
    })
    return sendPicture(ctx, read?.rows.find((row) => row.student_id === params.student)?.photo)
  }
}
