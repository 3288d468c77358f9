import type { Browser, Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import type { Centre } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type PageVariant, pageVisitor } from '#tests/helpers/pages/page_variants'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

/** What is wrong with pages in one variant, by the name of the page: nothing is expected. */
export async function findingsIn(
  browser: Browser,
  centre: Centre,
  pages: VisitedPage[],
  variant: PageVariant,
  look: (page: Page, visited: VisitedPage) => Promise<unknown> = () => Promise.resolve()
) {
  const found: Record<string, unknown> = {}
  const walk = pageVisitor(browser, centre, variant)
  for (const visited of pages) {
    await walk.visit(visited, async ({ page, problems }) => {
      await look(page, visited)
      const axe = await axeViolations(page)
      const sideways = await sidewaysScroll(page)
      if (axe.length + problems.length + sideways > 0) {
        found[visited.name] = { axe, problems: [...problems], sideways }
      }
    })
  }
  await walk.end()
  return found
}
