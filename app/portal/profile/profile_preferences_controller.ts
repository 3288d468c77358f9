import type { HttpContext } from '@adonisjs/core/http'
import { profilePath } from '#app/portal/profile/profile_place'
import { preferencesValidator } from '#app/portal/profile/profile_validator'
import { ChangePreferences } from '#domain/access/accounts/actions/change_preferences'
import type { OwnCalendar } from '#domain/shared/choices/calendars'

const hijriOf: Record<OwnCalendar, boolean | null> = { centre: null, gregorian: false, hijri: true }

export default class ProfilePreferencesController {
  async update(ctx: HttpContext) {
    const { auth, request, response, tenant } = ctx
    const { digits, calendar } = await request.validateUsing(preferencesValidator)
    await new ChangePreferences().execute({
      tenantId: tenant.id,
      userId: auth.getUserOrFail().userId,
      digits: digits === 'centre' ? null : digits,
      hijri: calendar && hijriOf[calendar],
    })
    return response.redirect().toPath(profilePath(ctx, 'preferences'))
  }
}
