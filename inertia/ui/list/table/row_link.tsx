import type { ReactNode } from 'react'
import { CellLink } from '~/ui/list/table/cell_link'
import classes from '~/ui/list/table/row.module.css'

export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <CellLink href={href} className={classes.link} data-row-link>
      {children}
    </CellLink>
  )
}
