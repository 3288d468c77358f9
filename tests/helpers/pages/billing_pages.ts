import { draft } from '#tests/helpers/billing/documents'
import { furnishBilling } from '#tests/helpers/centre/furnished_billing'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

export async function billingPages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const furnished = await furnishBilling(centre)
  const invoice = `/admin/invoices/${(await draft(centre)).id}`
  const service = `/admin/services/${furnished.service}`
  const found = `/admin/packages/${furnished.found}`
  return seenBy(admin, {
    'services': '/admin/services',
    'services-create': '/admin/services/create',
    'services-show': service,
    'services-uses': `${service}?tab=uses`,
    'services-activity': `${service}?tab=activity`,
    'services-edit': `${service}/edit`,
    'packages': '/admin/packages',
    'packages-create': '/admin/packages/create',
    'packages-show': found,
    'packages-activity': `${found}?tab=activity`,
    'packages-edit': `${found}/edit`,
    'invoices-create': '/admin/invoices/create',
    'invoices-edit': `${invoice}/edit`,
  })
}
