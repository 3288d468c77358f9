import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/list/list.module.css'

interface ListCardProps {
  tabs?: ReactNode
  toolbar?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** The list is as high as the window leaves it: its rows scroll, the page doesn't. */
  fills?: boolean
}

export function ListCard({ tabs, toolbar, children, footer, fills }: ListCardProps) {
  const t = useTranslations('ui.list')
  return (
    <section className={classes.list} data-fills={fills || undefined}>
      {tabs}
      {toolbar && (
        <div className={classes.toolbar} role="search" aria-label={t('filters')}>
          {toolbar}
        </div>
      )}
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </section>
  )
}
