import { globSync } from 'node:fs'
import type { Page } from 'playwright'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

type Shown = { component: string; tabs: string[] }

const shown = `({
  component: JSON.parse(document.querySelector('script[data-page]').textContent).component,
  tabs: [...document.querySelectorAll('main nav a[href*="tab="]')].map((tab) => tab.getAttribute('href')),
})`

/** Keeps account of the pages that were opened and the tabs they led to, and tells what nobody looked at. */
export class Overlooked {
  #components = new Set<string>()
  #tabs = new Set<string>()
  #visited = new Set<string>()

  async see(page: Page, { path }: VisitedPage) {
    const { component, tabs } = await page.evaluate<Shown>(shown)
    this.#components.add(component)
    for (const tab of tabs) this.#tabs.add(anyOf(tab))
    this.#visited.add(anyOf(path))
  }

  get rest(): string[] {
    const pages = globSync('**/*.tsx', { cwd: 'inertia/pages' }).map((file) => file.slice(0, -4))
    return [...unseen(pages, this.#components), ...unseen(this.#tabs, this.#visited)]
  }
}

const anyOf = (address: string) => address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')

const unseen = (all: Iterable<string>, seen: Set<string>) =>
  [...all].filter((one) => !seen.has(one)).sort()
