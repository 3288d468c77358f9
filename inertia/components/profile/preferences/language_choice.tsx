import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useLanguage } from '~/language/use_language'
import classes from '~/components/profile/profile.module.css'

/** The language of the page and of the letters the centre sends. */
export function LanguageChoice() {
  const t = useTranslations('profile.preferences.language')
  const names = useTranslations('shell.language')
  const { locale, toggle } = useLanguage()
  return (
    <div>
      <span className={classes.label}>{t('label')}</span>
      <SegmentedControl
        fullWidth
        aria-label={t('label')}
        data={(['en', 'ar'] as const).map((value) => ({ value, label: names(value) }))}
        value={locale}
        onChange={(value) => {
          if (value !== locale) void toggle()
        }}
      />
    </div>
  )
}
