import { furnishBilling } from '#tests/helpers/furnished_billing'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

/** What is sold. */
export async function billingPages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const { service, found } = await furnishBilling(centre)
  return seenBy(admin, {
    'services': '/admin/services',
    'services-create': '/admin/services/create',
    'services-show': `/admin/services/${service}`,
    'services-edit': `/admin/services/${service}/edit`,
    'packages': '/admin/packages',
    'packages-create': '/admin/packages/create',
    'packages-show': `/admin/packages/${found}`,
    'packages-edit': `/admin/packages/${found}/edit`,
  })
}
