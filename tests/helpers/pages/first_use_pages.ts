import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

/** One of the usual kind, with all that can stand beside it, and the one made otherwise; the gallery shows what they share. */
const lists = ['students', 'imports']

export async function firstUsePages(): Promise<VisitedPage[]> {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  return lists.map((list) => ({
    name: `${list}-first-use`,
    path: `/admin/${list}`,
    host: centre.host,
    account,
  }))
}
