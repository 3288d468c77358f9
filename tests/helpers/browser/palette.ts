import type { Page, Request } from 'playwright'

/** The palette as somebody sees it, wherever it is open. */
export function paletteOf(page: Page) {
  const at = (place: 'box' | 'overlay') => page.locator(`input[data-search=${place}]`)
  return {
    box: at('box'),
    overlay: at('overlay'),
    panel: page.locator('[data-palette]'),
    backdrop: page.locator('[data-search-backdrop]'),
    options: page.locator('[data-palette] [role=option]'),
    active: page.locator('[data-palette] [role=option][aria-selected=true]'),
    option: (name: string | RegExp) => page.getByRole('option', { name }),
    gone: () => page.locator('[data-palette]').waitFor({ state: 'detached' }),
    /** Types into the header's box and waits for the answer. */
    async ask(query: string) {
      await at('box').fill(query)
      const results = page.locator('[data-palette] [role=listbox][aria-busy=false]')
      await results.waitFor({ state: 'attached' })
    },
  }
}

/** Ctrl with the key that writes K on a Latin layout and ن on the Arabic one. */
export const pressSearchKey = (page: Page) =>
  page.evaluate(`document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
    { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }))`)

export type AskedQuery = { indexUid: string; q: string; limit: number }
export const queriesOf = (request: Request) =>
  (request.postDataJSON() as { queries: AskedQuery[] }).queries

type Hits = Partial<Record<'students' | 'instructors' | 'groups', object[]>>

/** What Meilisearch answers several queries with. */
export const answerWith = (request: Request, hits: Hits) => ({
  json: {
    results: queriesOf(request).map(({ indexUid, q }) => {
      const found = hits[indexUid.split('_').at(-1) as keyof Hits]
      return {
        indexUid,
        hits: found,
        query: q,
        processingTimeMs: 1,
        estimatedTotalHits: found?.length,
      }
    }),
  },
})

export const personDocument = (id: string, first_name: string, last_name: string) => ({
  id,
  first_name,
  last_name,
  email: null,
  phone: null,
  first_name_other: null,
  last_name_other: null,
  number: null,
  archived: false,
})

export const multiSearch = '**/search/multi-search'
export const singleSearch = '**/search/indexes/*/search'

/** What is fetched when somebody is about to search. */
export const paletteFile = /\/palette-[\w-]+\.js/
