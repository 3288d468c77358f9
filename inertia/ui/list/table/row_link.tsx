import type { ReactNode } from 'react'
import { CellLink } from '~/ui/list/table/cell_link'
import classes from '~/ui/list/table/row.module.css'

/** The link that a row is: in its name, found by the list's keys. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <CellLink href={href} className={classes.link} data-row-link>
      {children}
    </CellLink>
  )
}
