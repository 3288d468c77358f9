import { Link } from '@adonisjs/inertia/react'
import { useEffect, useRef } from 'react'
import classes from '~/ui/link_tabs.module.css'

interface LinkTabsProps {
  /** The accessible name of all of them. */
  label: string
  tabs: { href: string; label: string; isCurrent: boolean }[]
}

/** The parts of a record, as links: each has its own address. Where not all have room, the current one is scrolled to. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current]')
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
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
        </Link>
      ))}
    </nav>
  )
}
