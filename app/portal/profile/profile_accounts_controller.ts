import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { signOut } from '#core/sessions/sign_out'
import { profilePath } from '#app/portal/profile/profile_place'
import { farewellValidator } from '#app/portal/profile/profile_validator'
import { portalRoutes } from '#core/portals/portal_routes'
import { DeleteAccount } from '#domain/access/accounts/actions/delete_account'

export default class ProfileAccountsController {
  async destroy(ctx: HttpContext) {
    const { auth, inertia, request, session, tenant, i18n } = ctx
    const { confirmation } = await request.validateUsing(farewellValidator)
    const user = auth.getUserOrFail()
    if (confirmation !== user.email) {
      return this.#refuse(ctx, { confirmation: i18n.t('profile.errors.confirmation') })
    }
    const deleted = await new DeleteAccount().execute({
      tenantId: tenant.id,
      userId: user.userId,
      actor: user.actor(request.id() ?? null),
    })
    if (!deleted.ok) {
      const [reason] = deleted.error.reasons
      return this.#refuse(ctx, { confirmation: i18n.t(`profile.data.reasons.${reason}`) })
    }
    await signOut(ctx)
    session.flash('success', i18n.t('profile.flash.deleted'))
    return inertia.location(urlFor(portalRoutes[user.kind].login))
  }

  #refuse(ctx: HttpContext, errors: Record<string, string>) {
    ctx.session.flashErrors(errors)
    return ctx.response.redirect().toPath(profilePath(ctx, 'data'))
  }
}
