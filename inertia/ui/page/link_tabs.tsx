import { Link } from '@adonisjs/inertia/react'
import { useEffect, useRef } from 'react'
import { useFormat } from '~/hooks/use_format'
import fading from '~/ui/page/fading.module.css'
import classes from '~/ui/page/link_tabs.module.css'

interface LinkTabsProps {
  label: string
  tabs: { href: string; label: string; count?: number; isCurrent: boolean }[]
}

/**
 * Each part of a record has its own address. In a row too narrow for all, the current one is
 * scrolled to.
 */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { number } = useFormat()
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current]')
    if (nav.current && shown) bringInto(nav.current, shown)
  }, [current])
  return (
    <nav ref={nav} className={`${classes.tabs} ${fading.fading}`} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={classes.tab}
          aria-current={tab.isCurrent ? 'page' : undefined}
          preserveScroll
          preserveState
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{number(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}

/**
 * Scrolls sideways only; `scrollIntoView` would also make the next Tab begin there instead of at
 * the page's start.
 */
function bringInto(row: Element, tab: Element) {
  const room = row.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  const beyond = Math.max(0, place.right - room.right) + Math.min(0, place.left - room.left)
  if (beyond !== 0) row.scrollBy({ left: beyond })
}
