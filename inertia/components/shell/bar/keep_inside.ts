const EDGE = 8

/** Places a panel at its entry's start, centred where entries are spread out, and always inside the bar. */
export function keepInside(panel: HTMLElement): void {
  const entry = panel.parentElement
  const bar = panel.closest<HTMLElement>('[data-menu-bar]')
  if (!entry || !bar) return
  const from = entry.getBoundingClientRect()
  const room = bar.getBoundingClientRect()
  const isRtl = getComputedStyle(bar).direction === 'rtl'
  const before = isRtl ? room.right - from.right : from.left - room.left
  const isSpread = bar.dataset.align === 'justify'
  const wanted = isSpread ? (from.width - panel.offsetWidth) / 2 : 0
  const last = room.width - EDGE - panel.offsetWidth - before
  panel.style.marginInlineStart = `${Math.max(EDGE - before, Math.min(wanted, last))}px`
}
