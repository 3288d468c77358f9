import { Link } from '@adonisjs/inertia/react'
import classes from '~/ui/link_tabs.module.css'

interface LinkTabsProps {
  /** The accessible name of all of them. */
  label: string
  tabs: { href: string; label: string; isCurrent: boolean }[]
}

/** The parts of a record, as links: each has its own address. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
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
