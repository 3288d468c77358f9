import type { Page } from 'playwright'

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

export const sidewaysScroll = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
