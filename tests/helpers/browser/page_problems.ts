import type { Page } from 'playwright'

/** What the policy refused, and words a page lacks. */
const told = /content security policy|IntlError|(MISSING|INVALID|FORMATTING)_/i

/** Filled while the page lives. */
export function problemsOf(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (told.test(message.text())) problems.push(message.text())
  })
  return problems
}

/** How many CSS pixels the page can be scrolled sideways: none is right. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
