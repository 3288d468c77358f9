import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'

const OWN_ACTS = 'a, button, input, label, [role=menu], [role=dialog]'

/** Opens a row as its link would, also in a new tab with the middle button or Ctrl/Cmd. */
export function openRow(event: MouseEvent<HTMLElement>, href: string): void {
  if (event.target instanceof Element && event.target.closest(OWN_ACTS)) return
  if (window.getSelection()?.isCollapsed === false) return
  const aside = event.button === 1 || event.ctrlKey || event.metaKey
  if (aside) window.open(href, '_blank', 'noopener')
  else if (event.button === 0) router.visit(href)
}
