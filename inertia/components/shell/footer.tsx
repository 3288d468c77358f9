import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import { Mark } from '~/ui/mark'
import classes from '~/components/shell/footer.module.css'

export function Footer() {
  const t = useTranslations('app')
  const { app } = useShared()
  return (
    <footer className={classes.footer}>
      <span className={classes.name}>
        <Mark size={16} />
        {t('name')}
      </span>
      <span>{t('version', { version: app.version })}</span>
      <span>{t('copyright', { year: String(app.year), name: t('name') })}</span>
    </footer>
  )
}
