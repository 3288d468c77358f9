import type { ReactNode } from 'react'
import classes from '~/ui/status_dot.module.css'

export type Tone = 'success' | 'attention' | 'danger' | 'info' | 'neutral'

interface StatusDotProps {
  tone: Tone
  isSentence?: boolean
  children: ReactNode
}

export function StatusDot({ tone, isSentence, children }: StatusDotProps) {
  return (
    <span className={classes.status} data-sentence={isSentence || undefined}>
      <span className={classes.dot} data-tone={tone} aria-hidden="true" />
      {children}
    </span>
  )
}
