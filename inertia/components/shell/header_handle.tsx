import { IconChevronDown } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import classes from '~/components/shell/header_handle.module.css'

/** Brings a hidden header back without a keyboard (row E10). */
export function HeaderHandle() {
  const t = useTranslations('shell.header')
  const show = () => {
    flushSync(() => appearance.setLayout('header', 'on'))
    document.querySelector<HTMLElement>('[data-shell-header] button')?.focus()
  }
  return (
    <div className={classes.row} role="region" aria-label={t('hidden')}>
      <button
        type="button"
        className={classes.handle}
        aria-label={t('show')}
        title={t('show')}
        onClick={show}
        data-header-handle
      >
        <IconChevronDown size={16} aria-hidden />
      </button>
    </div>
  )
}
