import { useTranslations } from 'use-intl'
import classes from '~/components/shell/skip_link.module.css'

export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a className={classes.skip} href="#main">
      {t('skip')}
    </a>
  )
}
