import type { HttpContext } from '@adonisjs/core/http'
import { profilePath } from '#app/portal/profile/profile_place'
import { notificationValidator } from '#app/portal/profile/profile_validator'
import { ChooseNotification } from '#domain/access/accounts/actions/choose_notification'

export default class ProfileNotificationsController {
  async update(ctx: HttpContext) {
    const { auth, request, response, session, tenant, i18n } = ctx
    const chosen = await request.validateUsing(notificationValidator)
    const result = await new ChooseNotification().execute({
      ...chosen,
      tenantId: tenant.id,
      principal: auth.getUserOrFail(),
      requestId: request.id() ?? null,
    })
    if (!result.ok) {
      session.flashErrors({ kind: i18n.t(`profile.notifications.refused.${result.error.type}`) })
    }
    return response.redirect().toPath(profilePath(ctx, 'preferences'))
  }
}
