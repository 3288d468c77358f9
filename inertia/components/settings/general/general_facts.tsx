import { useTranslations } from 'use-intl'
import type { Severity } from '#domain/shared/choices/scheduling_checks'
import type { Weekday } from '#domain/shared/time/weekday'
import { type General, generalFields } from '~/components/settings/general/use_general_form'
import { useWeekdayNames } from '~/hooks/use_week'
import { useShared } from '~/hooks/use_shared'
import profile from '~/components/profile/profile.module.css'

export function GeneralFacts({ general }: { general: General }) {
  const t = useTranslations('general.fields')
  const empty = useTranslations('ui.stale')('empty')
  const write = useGeneralValue()
  return (
    <dl className={`${profile.card} ${profile.facts}`}>
      {generalFields.map((name) =>
        name === 'photo' ? null : (
          <div key={name} className={profile.fact}>
            <dt>{t(name)}</dt>
            <dd dir="auto">{write(name, general[name]) || empty}</dd>
          </div>
        )
      )}
    </dl>
  )
}

export function useGeneralValue(): (field: string, value: unknown) => string {
  const t = useTranslations('general')
  const names = useWeekdayNames()
  const nameOf = (day: string) => names[Number(day) as Weekday]
  const comma = useTranslations('ui.stale')('comma')
  const { locale } = useShared().intl
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const text = String(value ?? '')
    if (field.startsWith('check_')) return t(`severity.${text as Severity}`)
    if (field === 'week_start') return nameOf(text)
    if (field === 'weekend') return text.split(' ').filter(Boolean).map(nameOf).join(comma)
    if (field === 'country' || field === 'default_phone_country')
      return new Intl.DisplayNames(locale, { type: 'region' }).of(text) ?? text
    if (field === 'digits')
      return text === 'arab'
        ? t('digits.arab', { sample: '٠١٢٣٤٥٦٧٨٩' })
        : t('digits.latn', { sample: '0123456789' })
    if (field === 'default_locale') return t(text === 'ar' ? 'locales.ar' : 'locales.en')
    return text
  }
}
