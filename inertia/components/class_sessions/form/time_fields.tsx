import { useTranslations } from 'use-intl'
import { FreeTime } from '~/components/class_sessions/form/free_time'
import { SlotRows } from '~/components/class_sessions/form/slot_rows'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { InstructorOption, MeetingOptions } from '~/components/class_sessions/types'
import { BusyWeek } from '~/components/free_slots/busy_week'
import { DateField } from '~/ui/form/days/date_field'
import { isDay } from '~/ui/form/days/days'
import { DatesField } from '~/ui/form/days/dates_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { FormSection } from '~/ui/form/form_section'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'
import { endKinds, repeatKinds } from '#domain/scheduling/series/rules/series_kinds'

const weeksOfSeries = 8

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
      <DraftWeek made={made} />
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

/** A weekly series takes the same times in every week: its first weeks are looked at together. */
function DraftWeek({ made: { form } }: { made: SessionFormState }) {
  const { data } = form
  const { repeats, starts_on: from } = data
  if (repeats === 'dates') return null
  const first = isDay(from) ? weekdayOf(from) : null
  const drafts = data.slots.map(({ weekday, starts, minutes }) => ({
    weekday: repeats === 'weekly' && weekday ? (Number(weekday) as Weekday) : first,
    starts,
    minutes,
  }))
  return (
    <BusyWeek
      query={{
        instructor: data.instructor_id,
        room: data.room_id,
        group: data.group_id,
        student: data.student_id,
        branch: data.branch_id,
        from,
        weeks: repeats === 'weekly' ? weeksOfSeries : 1,
      }}
      drafts={drafts}
    />
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
