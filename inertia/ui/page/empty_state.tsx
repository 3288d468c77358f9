import type { ReactNode } from 'react'
import classes from '~/ui/page/empty_state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text: string
  actions?: ReactNode
}

export function EmptyState({ icon, title, text, actions }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon && (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
