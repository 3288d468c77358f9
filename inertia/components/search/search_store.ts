import { type KeyboardEvent, useSyncExternalStore } from 'react'

/** In the header's box, or over the page where there is no box to see. */
export type SearchPlace = 'box' | 'overlay'

export interface Search {
  place: SearchPlace | null
  query: string
  /** The id of the option that Enter would take. */
  active: string | undefined
}

export type KeyListener = (event: KeyboardEvent<HTMLInputElement>) => void

const BLUR_MS = 100
const CLOSED: Search = { place: null, query: '', active: undefined }

const listeners = new Set<() => void>()
let current = CLOSED
let before: Element | null = null
let onKey: KeyListener | undefined
let leaving: number | undefined

function show(next: Partial<Search>): void {
  current = { ...current, ...next }
  for (const listener of listeners) listener()
}

/** What the header's box and the palette know of each other; the palette is fetched later than the box is drawn. */
export const search = {
  get: (): Search => current,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** @param from what had the focus and gets it back */
  open(place: SearchPlace, from: EventTarget | null): void {
    window.clearTimeout(leaving)
    if (current.place) return
    before = from instanceof Element && from !== document.body ? from : null
    show({ place })
  },

  type: (query: string): void => show({ query }),

  mark(active: string | undefined): void {
    if (active !== current.active) show({ active })
  },

  /** What is open goes on there, as it was typed. */
  move: (place: SearchPlace): void => show({ place, active: undefined }),

  /** The next time begins with an empty query. */
  close: (): void => show(CLOSED),

  /** Closes and gives the focus back. */
  leave(): void {
    search.close()
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },

  /** The focus goes on to `next`: without a query nothing is left to see (row D3). */
  blur(next: EventTarget | null): void {
    if (next instanceof Element && next.closest('[data-palette]')) return
    window.clearTimeout(leaving)
    if (current.query === '') leaving = window.setTimeout(search.close, BLUR_MS)
  },

  /** Leaves nothing of one person to the next. */
  reset(): void {
    window.clearTimeout(leaving)
    show(CLOSED)
  },

  listen(listener: KeyListener): () => void {
    onKey = listener
    return () => {
      if (onKey === listener) onKey = undefined
    }
  },

  press: (event: KeyboardEvent<HTMLInputElement>): void => onKey?.(event),
}

export const useSearch = (): Search => useSyncExternalStore(search.subscribe, search.get)

/** Where it is open, read alone: who asks only this is not drawn again with every letter. */
export const useSearchPlace = (): SearchPlace | null =>
  useSyncExternalStore(search.subscribe, () => search.get().place)
