import { useEffect, useRef, useState } from 'react'
import type { Choice } from '~/components/search/palette/choice'
import { search } from '~/components/search/search_store'

const steps: Partial<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

interface PaletteKeys {
  choices: Choice[]
  query: string
  isBusy: boolean
  isFailing: boolean
  /** Whether Tab leads out of the palette. */
  tabLeaves: boolean
  onTab: () => void
  /** What is opened in a new tab; a click tells of the rest. */
  onTake: (choice: Choice) => void
}

/**
 * Moves through the options with the focus in the field: the arrows wrap (row D4), Enter takes the marked one, the first
 * unless another was chosen. Enter before the answer is there takes the first of the answer, unless another query is typed
 * meanwhile or the search fails.
 */
export function usePaletteKeys(keys: PaletteKeys) {
  const { choices, query, isBusy, isFailing, tabLeaves, onTab, onTake } = keys
  const [chosen, choose] = useState<{ query: string; id: string }>()
  const own = chosen?.query === query ? choices.find(({ id }) => id === chosen.id) : undefined
  const active = own ?? choices[0]
  const awaited = useRef<{ query: string; inNewTab: boolean }>(undefined)

  useEffect(() => search.mark(active?.id), [active?.id])

  useEffect(() => {
    const waiting = awaited.current
    if (!waiting) return
    const isForgotten = waiting.query !== query || isFailing
    if (!isForgotten && (isBusy || !active)) return
    awaited.current = undefined
    if (!isForgotten && active) take(active, waiting.inNewTab, onTake)
  }, [isBusy, isFailing, active, query, onTake])

  useEffect(() =>
    search.listen((event) => {
      const { code, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
      if (nativeEvent.isComposing) return
      if (code === 'Tab' && tabLeaves) return onTab()
      const inNewTab = ctrlKey || metaKey
      if (code === 'Enter' || code === 'NumpadEnter') {
        event.preventDefault()
        if (isBusy && !own) awaited.current = { query, inNewTab }
        else if (active) take(active, inNewTab, onTake)
        return
      }
      const step = steps[code]
      if (!step || inNewTab || shiftKey || altKey || choices.length === 0) return
      event.preventDefault()
      const next = choices[step(active ? choices.indexOf(active) : -1, choices.length)]!
      choose({ query, id: next.id })
      document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' })
    })
  )

  return { active: active?.id, point: (id: string) => choose({ query, id }) }
}

/** As a click on it does. */
function take(choice: Choice, inNewTab: boolean, onTake: (choice: Choice) => void): void {
  const { id, href } = choice
  if (!inNewTab || !href) return document.getElementById(id)?.click()
  onTake(choice)
  window.open(href, '_blank', 'noopener')
  search.leave()
}
