import router from '@adonisjs/core/services/router'
import { holidayCatalogue } from '#app/admin/holidays/holiday_catalogue'
import { catalogueRoutes } from '#core/catalogue/catalogue_routes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { HolidayProposals } = controllers.admin.holidays

catalogueRoutes(holidayCatalogue)

router
  .group(() => {
    router.get('/holiday-proposals', [HolidayProposals, 'index']).as('holiday_proposals.index')
    router.post('/holiday-proposals', [HolidayProposals, 'store']).as('holiday_proposals.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
