import type { HttpContext } from '@adonisjs/core/http'
import { deviceCookie } from '#core/check_in/device_cookie'
import { noteSeen } from '#domain/attendance/check_in/actions/note_seen'
import { findPoint, type OpenPoint } from '#domain/attendance/check_in/queries/find_point'
import { readStatements } from '#domain/shared/data/database'

/** The point this device is, while it is open. Another centre's device doesn't count here. */
export async function openDevice(ctx: HttpContext): Promise<OpenPoint | undefined> {
  const token = deviceCookie.read(ctx)
  if (!token) return undefined
  const point = await readStatements(ctx.tenant.id, () => findPoint(token))
  if (point) await noteSeen(ctx.tenant.id, point)
  return point
}
