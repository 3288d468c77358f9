import { useTranslations } from 'use-intl'
import { SegmentedControl } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ownCalendars } from '#domain/shared/choices/calendars'
import { ownDigits, type Digits } from '#domain/shared/choices/digits'
import { locales } from '#domain/shared/choices/locales'
import { AppearancePanel } from '~/components/appearance/appearance_panel'
import { CalendarFeed, type Feed } from '~/components/profile/preferences/calendar_feed'
import { NotificationChoices } from '~/components/profile/preferences/notification_choices'
import {
  type Notification,
  type OwnAccount,
  type OwnPerson,
  useProfileRoute,
} from '~/components/profile/profile'
import { useFormat } from '~/hooks/use_format'
import { useLanguage } from '~/language/use_language'
import { urlFor } from '~/client'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/profile/profile.module.css'

interface PreferencesProps {
  account: OwnAccount
  notifications: Notification[]
  person: OwnPerson
  /** Null for whoever sees no sessions. */
  feed: Feed | null
}

export function Preferences({ account, notifications, person, feed }: PreferencesProps) {
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
              choices={ownDigits.map((value) => ({
                value,
                label: value === 'centre' ? t('digits.centre') : sampleIn(value),
              }))}
            />
            <PreferenceChoice
              name="calendar"
              label={t('calendar.label')}
              value={account.calendar}
              choices={ownCalendars.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            />
            <p className={classes.sample} role="status">
              {t('sample', { day: format.instant(SAMPLE), number: format.number(1234.5) })}
            </p>
          </div>
        </section>
        <NotificationChoices notifications={notifications} />
        {feed && <CalendarFeed feed={feed} type={person.type} />}
      </div>
      <div className={classes.card}>
        <AppearancePanel />
      </div>
    </div>
  )
}

const SAMPLE = '2026-09-01T06:30:00Z'

const sampleIn = (digits: Digits) => new Intl.NumberFormat(`en-GB-u-nu-${digits}`).format(123)

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
        data={locales.map((value) => ({ value, label: names(value) }))}
        value={locale}
        onChange={(value) => {
          if (value !== locale) void toggle()
        }}
      />
    </div>
  )
}

interface PreferenceChoiceProps {
  name: 'digits' | 'calendar'
  label: string
  value: string
  choices: { value: string; label: string }[]
}

function PreferenceChoice({ name, label, value, choices }: PreferenceChoiceProps) {
  const profile = useProfileRoute()
  const [chosen, setChosen] = useState(value)
  const [error, setError] = useState<string>()
  const choose = (next: string) => {
    setChosen(next)
    setError(undefined)
    router.flushAll()
    router.put(
      urlFor(`${profile}.preferences.update`),
      { [name]: next },
      {
        preserveState: true,
        preserveScroll: true,
        onError: (errors) => {
          setChosen(value)
          setError(errors[name])
        },
      }
    )
  }
  return (
    <div>
      <span className={classes.label}>{label}</span>
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={choices}
        value={chosen}
        onChange={choose}
        data-preference={name}
      />
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
