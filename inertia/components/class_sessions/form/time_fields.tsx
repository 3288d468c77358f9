import { useTranslations } from 'use-intl'
import { FreeTime } from '~/components/class_sessions/form/free_time'
import { SlotRows } from '~/components/class_sessions/form/slot_rows'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { InstructorOption, MeetingOptions } from '~/components/class_sessions/types'
import { DateField } from '~/ui/form/days/date_field'
import { DatesField } from '~/ui/form/days/dates_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { FormSection } from '~/ui/form/form_section'
import { endKinds, repeatKinds } from '#domain/scheduling/series/rules/series_kinds'

interface TimeFieldsProps {
  made: SessionFormState
  options: MeetingOptions
  today: string
  onMeet: (instructor: InstructorOption) => void
}

export function TimeFields({ made, options, today, onMeet }: TimeFieldsProps) {
  const t = useTranslations('sessions')
  const { field, form } = made
  const { repeats } = form.data
  return (
    <FormSection title={t('sections.when')} help={t('sections.when_help')}>
      <ChoiceField
        label={t('fields.repeats')}
        help={repeats === 'monthly' ? t('help.monthly') : undefined}
        field={field('repeats')}
        choices={repeatKinds.map((one) => ({ value: one, label: t(`repeats.${one}`) }))}
      />
      {repeats === 'dates' ? (
        <DatesField label={t('fields.dates')} field={made.daysField('dates')} required />
      ) : (
        <DateField
          label={t(repeats === 'once' ? 'fields.date' : 'fields.starts_on')}
          field={field('starts_on')}
          required
        />
      )}
      <SlotRows made={made} />
      <FreeTime made={made} options={options} today={today} onMeet={onMeet} />
      {(repeats === 'weekly' || repeats === 'monthly') && (
        <>
          <NumberField
            label={t(repeats === 'monthly' ? 'fields.every_monthly' : 'fields.every_weekly')}
            field={field('every')}
          />
          <EndFields made={made} />
          <DatesField
            label={t('fields.excluded')}
            help={t('help.excluded')}
            field={made.daysField('excluded')}
          />
        </>
      )}
      {repeats !== 'once' && (
        <CheckField
          label={t('fields.follows_timings')}
          help={t('help.follows_timings')}
          field={field('follows_timings')}
        />
      )}
    </FormSection>
  )
}

function EndFields({ made: { field, form } }: { made: SessionFormState }) {
  const t = useTranslations('sessions')
  const { ends } = form.data
  const help = ends === 'held' ? t('help.held') : ends === 'count' ? t('help.count') : undefined
  return (
    <>
      <ChoiceField
        label={t('fields.ends')}
        help={help}
        field={field('ends')}
        choices={endKinds.map((one) => ({ value: one, label: t(`ends.${one}`) }))}
      />
      {ends === 'on' ? (
        <DateField label={t('fields.ends_on')} field={field('ends_on')} required />
      ) : (
        <NumberField label={t('fields.ends_count')} field={field('ends_count')} required />
      )}
    </>
  )
}
