import type { HttpContext } from '@adonisjs/core/http'
import CalendarFeedPolicy from '#app/portal/calendar_feeds/calendar_feed_policy'
import { profilePath } from '#app/portal/profile/profile_place'
import { ownerOf } from '#app/portal/security/owner_of'
import { MakeCalendarFeed } from '#domain/access/calendar_feeds/actions/make_calendar_feed'
import { RevokeCalendarFeed } from '#domain/access/calendar_feeds/actions/revoke_calendar_feed'

/** One's own address; made again, it is another one. */
export default class OwnCalendarFeedsController {
  async store(ctx: HttpContext) {
    const { bouncer, response, session, i18n } = ctx
    await bouncer.with(CalendarFeedPolicy).authorize('make')
    const { renewed } = await new MakeCalendarFeed().execute(ownerOf(ctx))
    session.flash('success', i18n.t(`calendar_feed.flash.${renewed ? 'renewed' : 'made'}`))
    return response.redirect().toPath(profilePath(ctx, 'preferences'))
  }

  async destroy(ctx: HttpContext) {
    const { response, session, i18n } = ctx
    await new RevokeCalendarFeed().execute(ownerOf(ctx))
    session.flash('success', i18n.t('calendar_feed.flash.revoked'))
    return response.redirect().toPath(profilePath(ctx, 'preferences'))
  }
}
