import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { portalRoutes } from '#core/portals/portal_routes'
import { kinds } from '#domain/shared/choices/kinds'
import { middleware } from '#start/kernel'

const { CalendarFeedAddresses, CalendarFeeds, OwnCalendarFeeds } = controllers.portal.calendarFeeds

/** Its name stands in app/core/requests/token_routes.ts. */
router.get('/calendar-feeds/:file', [CalendarFeeds, 'show']).as('calendar_feeds.show')

for (const { kind, path } of Object.values(portalRoutes)) {
  router
    .group(() => {
      router.post('/', [OwnCalendarFeeds, 'store']).as('store').use(middleware.confirmed())
      router.delete('/', [OwnCalendarFeeds, 'destroy']).as('destroy')
      router
        .post('/address', [CalendarFeedAddresses, 'store'])
        .as('address.store')
        .use(middleware.confirmed())
    })
    .prefix(`${path}/profile/calendar-feed`)
    .as(`${path ? `${path.slice(1)}.` : ''}profile.calendar_feed`)
    .use(middleware.portal({ kinds: path ? [kind] : [...kinds] }))
}
