import { useTranslations } from 'use-intl'
import { AppearancePanel } from '~/components/appearance/appearance_panel'
import { NotificationChoices } from '~/components/profile/preferences/notification_choices'
import { PreferenceChoice } from '~/components/profile/preferences/preference_choice'
import type { Notification, OwnAccount } from '~/components/profile/types'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/profile/profile.module.css'
import { SegmentedControl } from '@mantine/core'
import { useLanguage } from '~/language/use_language'

const digits = ['latn', 'arab'].map((value) => ({
  value,
  label: new Intl.NumberFormat(`en-GB-u-nu-${value}`).format(123),
}))
const calendars = ['centre', 'gregorian', 'hijri'] as const

interface PreferencesProps {
  account: OwnAccount
  notifications: Notification[]
}

export function Preferences({ account, notifications }: PreferencesProps) {
  const t = useTranslations('profile.preferences')
  const format = useFormat()
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <section className={classes.card} aria-labelledby="writing-title">
          <h2 id="writing-title" className={classes.subtitle}>
            {t('title')}
          </h2>
          <p className={classes.quiet}>{t('lead')}</p>
          <div className={classes.choices}>
            <LanguageChoice />
            <PreferenceChoice
              name="digits"
              label={t('digits.label')}
              value={account.digits}
              choices={[{ value: 'centre', label: t('digits.centre') }, ...digits]}
            />
            <PreferenceChoice
              name="calendar"
              label={t('calendar.label')}
              value={account.calendar}
              choices={calendars.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            />
            <p className={classes.sample} role="status">
              {t('sample', { day: format.instant(SAMPLE), number: format.number(1234.5) })}
            </p>
          </div>
        </section>
        <NotificationChoices notifications={notifications} />
      </div>
      <div className={classes.card}>
        <AppearancePanel />
      </div>
    </div>
  )
}

const SAMPLE = '2026-09-01T06:30:00Z'

function LanguageChoice() {
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
