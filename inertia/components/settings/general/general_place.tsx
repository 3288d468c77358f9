import { useTranslations } from 'use-intl'
import { digits } from '#domain/shared/choices/digits'
import { locales } from '#domain/shared/choices/locales'
import type { Weekday } from '#domain/shared/time/weekday'
import type { GeneralFormState } from '~/components/settings/general/use_general_form'
import { useGeneralValue } from '~/components/settings/general/general_facts'
import { useWeek } from '~/hooks/use_week'
import { WeekendField } from '~/components/settings/general/weekend_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { CountryField } from '~/ui/form/fields/country_field'
import { FormSection } from '~/ui/form/form_section'
import { TimeZoneField } from '~/ui/form/fields/time_zone_field'

export function GeneralPlace({ form, field }: Pick<GeneralFormState, 'form' | 'field'>) {
  const t = useTranslations('general')
  const days = useWeek()
  const write = useGeneralValue()
  const start = field('week_start')
  const weekStart = {
    ...start,
    value: String(start.value),
    onChange: (day: string) => start.onChange(Number(day) as Weekday),
  }
  return (
    <>
      <FormSection title={t('sections.place')} help={t('sections.place_help')}>
        <CountryField field={field('country')} label={t('fields.country')} required />
        <TimeZoneField
          field={field('timezone')}
          label={t('fields.timezone')}
          help={t('help.timezone')}
          required
        />
        <CountryField
          field={field('default_phone_country')}
          label={t('fields.default_phone_country')}
          help={t('help.default_phone_country')}
          required
        />
      </FormSection>
      <FormSection title={t('sections.week')} help={t('sections.week_help')}>
        <ChoiceField
          field={weekStart}
          label={t('fields.week_start')}
          choices={days.map(({ weekday, name }) => ({ value: String(weekday), label: name }))}
        />
        <WeekendField
          field={field('weekend')}
          label={t('fields.weekend')}
          weekStart={form.data.week_start}
        />
      </FormSection>
      <FormSection title={t('sections.language')} help={t('sections.language_help')}>
        <ChoiceField
          field={field('default_locale')}
          label={t('fields.default_locale')}
          help={t('help.default_locale')}
          choices={locales.map((value) => ({
            value,
            label: t(`locales.${value}`),
          }))}
        />
        <ChoiceField
          field={field('digits')}
          label={t('fields.digits')}
          help={t('help.digits')}
          choices={digits.map((value) => ({
            value,
            label: write('digits', value),
          }))}
        />
        <CheckField field={field('hijri')} label={t('fields.hijri')} />
        <CheckField
          field={field('gravatar')}
          label={t('fields.gravatar')}
          help={t('help.gravatar')}
        />
      </FormSection>
    </>
  )
}
