import type { ReactNode } from 'react'
import classes from '~/ui/form/form.module.css'

/** Two fields that are one thing to who fills them in: beside each other wherever there is room for both. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
