import type { Browser, Page } from 'playwright'
import { axeViolations } from '#tests/helpers/axe'
import type { Centre } from '#tests/helpers/centre'
import { type Corner, sidewaysScroll, walkIn } from '#tests/helpers/corner'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

/** What is wrong with pages in a corner, by the name of the page: nothing is expected. */
export async function findingsIn(
  browser: Browser,
  centre: Centre,
  pages: VisitedPage[],
  corner: Corner,
  look: (page: Page, visited: VisitedPage) => Promise<unknown> = () => Promise.resolve()
) {
  const found: Record<string, unknown> = {}
  const walk = walkIn(browser, centre, corner)
  for (const visited of pages) {
    await walk.visit(visited, async ({ page, problems }) => {
      await look(page, visited)
      const axe = await axeViolations(page)
      const sideways = await sidewaysScroll(page)
      if (axe.length + problems.length + sideways > 0) {
        found[visited.name] = { axe, problems, sideways }
      }
    })
  }
  await walk.end()
  return found
}
