import { router } from '@inertiajs/react'
import { useEffect, type RefObject } from 'react'
import { isTyping } from '~/ui/list/filters/is_typing'

const STEPS: Record<string, number> = { KeyJ: 1, KeyK: -1, ArrowDown: 1, ArrowUp: -1 }

interface ListKeys {
  container: RefObject<HTMLElement | null>
  onToggle?: (id: string, shift: boolean) => void
  editHref?: (id: string) => string | undefined
}

/**
 * `j` and `k` (and the arrows, inside the list) move between rows, `x` selects, `e` edits, Enter
 * follows the link. Keys count by their place on the keyboard, so that an Arabic layout works too
 * (ui.md §11.2).
 */
export function useListKeys({ container, onToggle, editHref }: ListKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const list = container.current
      if (!list || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
      const step = STEPS[event.code]
      const inside = list.contains(document.activeElement)
      if (step && (inside || event.code.startsWith('Key'))) return move(event, list, step)
      const id = currentRow(list)?.dataset.rowId
      if (!id) return
      if (event.code === 'KeyX' && onToggle) return act(event, () => onToggle(id, event.shiftKey))
      const href = event.code === 'KeyE' && editHref?.(id)
      if (href) act(event, () => router.visit(href))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [container, onToggle, editHref])
}

function act(event: KeyboardEvent, run: () => void): void {
  event.preventDefault()
  run()
}

function currentRow(list: HTMLElement): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-id]')
  return row && list.contains(row) ? row : null
}

function move(event: KeyboardEvent, list: HTMLElement, step: number): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row-id]')]
  const current = currentRow(list)
  const at = current ? rows.indexOf(current) + step : step > 0 ? 0 : rows.length - 1
  const link = rows[at]?.querySelector<HTMLElement>('[data-row-link]')
  if (!link) return
  event.preventDefault()
  link.focus()
  link.scrollIntoView({ block: 'nearest' })
}
