import { createContext, use } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Mark } from '~/components/permissions/difference'
import classes from '~/components/permissions/marks.module.css'

export const ComparedName = createContext('')

const signs = { more: '+', fewer: '−' } as const

export function MarkSign({ mark }: { mark: Mark }) {
  const t = useTranslations('permissions.diff')
  const role = use(ComparedName)
  if (!mark) return null
  return (
    <span className={classes.mark} data-mark={mark}>
      <span aria-hidden>{signs[mark]}</span>
      <VisuallyHidden>{t(mark, { role })}</VisuallyHidden>
    </span>
  )
}

export function MarkLegend() {
  const t = useTranslations('permissions.diff')
  const role = use(ComparedName)
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {(['more', 'fewer'] as const).map((mark) => (
        <li key={mark}>
          <span className={classes.mark} data-mark={mark} aria-hidden>
            {signs[mark]}
          </span>{' '}
          {t(mark, { role })}
        </li>
      ))}
    </ul>
  )
}
