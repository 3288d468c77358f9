import type { ReactNode } from 'react'
import classes from '~/ui/form/form.module.css'

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
