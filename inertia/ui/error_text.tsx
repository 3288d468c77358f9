import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import classes from '~/ui/error_text.module.css'

export function ErrorText({ children }: { children: ReactNode }) {
  useDrawnError(typeof children === 'string' ? children : undefined)
  return (
    <span className={classes.error}>
      <IconAlertCircle size={16} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
