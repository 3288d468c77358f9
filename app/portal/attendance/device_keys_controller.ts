import type { HttpContext } from '@adonisjs/core/http'
import { deviceKey } from '#core/attendance/device_key'

export default class DeviceKeysController {
  show({ auth, response, tenant }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const { userId: id } = auth.getUserOrFail()
    return { account: id, key: deviceKey(tenant.id, id) }
  }
}
