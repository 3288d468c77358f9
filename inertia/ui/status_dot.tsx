import type { ReactNode } from 'react'
import classes from '~/ui/status_dot.module.css'

export type Tone = 'success' | 'attention' | 'danger' | 'info' | 'neutral'

/** A state as a dot and a word, never a colour alone. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.status}>
      <span className={classes.dot} data-tone={tone} aria-hidden="true" />
      {children}
    </span>
  )
}
