import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

const lists = [
  ...['students', 'guardians', 'instructors', 'subjects', 'levels', 'courses', 'groups', 'terms'],
  ...['services', 'packages', 'imports'],
]

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
