import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'

const OWN_ACTS = 'a, button, input, label, [role=menu], [role=dialog]'

/** Opens a row as its link (RowLink) would, also in a new tab with the middle button or Ctrl/Cmd. */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]')
  if (!link) return
  if (event.target instanceof Element && event.target.closest(OWN_ACTS)) return
  if (window.getSelection()?.isCollapsed === false) return
  const aside = event.button === 1 || event.ctrlKey || event.metaKey
  if (aside) window.open(link.href, '_blank', 'noopener')
  else if (event.button === 0) router.visit(link.href)
}
