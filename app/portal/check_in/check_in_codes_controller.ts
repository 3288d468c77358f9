import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { codeNow } from '#app/portal/check_in/check_in_code'
import { openDevice } from '#app/portal/check_in/open_device'
import { deviceCookie } from '#core/check_in/device_cookie'
import { centreAddress } from '#core/tenants/centre_address'

export default class CheckInCodesController {
  /** The code a device shows for now. `is_stale`: its session ended meanwhile, so that its page has to be loaded anew. */
  async show(ctx: HttpContext) {
    const { response, sessionIsGone, tenant } = ctx
    const point = await openDevice(ctx)
    if (!point) return response.status(404).send({ outcome: 'closed' as const })
    deviceCookie.write(ctx, deviceCookie.read(ctx)!)
    response.header('Cache-Control', 'no-store')
    const { code, ends_in } = codeNow(tenant.id, point)
    const address = new URL(urlFor('own_check_ins.show', { code }), centreAddress(tenant.slug))
    return { address: address.href, ends_in, is_stale: sessionIsGone ?? false }
  }
}
