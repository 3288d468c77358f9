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
  /** Whether Tab leads out of the palette. */
  tabLeaves: boolean
  onTab: () => void
}

/**
 * Moves through the options with the focus in the field: the arrows wrap (row D4), Enter takes the marked one, the first
 * unless another was chosen. Enter before the answer is there takes the first of the answer.
 */
export function usePaletteKeys({ choices, query, isBusy, tabLeaves, onTab }: PaletteKeys) {
  const [chosen, choose] = useState<{ query: string; id: string }>()
  const own = chosen?.query === query ? choices.find(({ id }) => id === chosen.id) : undefined
  const active = own ?? choices[0]
  const awaited = useRef<{ query: string; inNewTab: boolean }>(undefined)

  useEffect(() => search.mark(active?.id), [active?.id])

  useEffect(() => {
    if (isBusy || !active || awaited.current?.query !== query) return
    const { inNewTab } = awaited.current
    awaited.current = undefined
    take(active, inNewTab)
  }, [isBusy, active, query])

  useEffect(() =>
    search.listen((event) => {
      const { code, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
      if (nativeEvent.isComposing) return
      if (code === 'Tab' && tabLeaves) return onTab()
      const inNewTab = ctrlKey || metaKey
      if (code === 'Enter' || code === 'NumpadEnter') {
        event.preventDefault()
        if (isBusy && !own) awaited.current = { query, inNewTab }
        else if (active) take(active, inNewTab)
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
function take({ id, href }: Choice, inNewTab: boolean): void {
  if (!inNewTab || !href) return document.getElementById(id)?.click()
  window.open(href, '_blank', 'noopener')
  search.leave()
}
