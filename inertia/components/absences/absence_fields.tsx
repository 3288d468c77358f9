import { useTranslations } from 'use-intl'
import type { AbsenceForm } from '~/components/absences/use_absence_form'
import { useWeekdayNames } from '~/hooks/use_week'
import type { Binding } from '~/ui/form/binding'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { isDay, lastDayAfter } from '~/ui/form/days/days'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { TimeField } from '~/ui/form/times/time_field'
import { absenceKinds } from '#domain/shared/choices/absences'
import { longest } from '#domain/shared/limits/text_lengths'
import { weekdayOf } from '#domain/shared/time/weekday'
import classes from '~/components/absences/absences.module.css'

/** When an instructor is away: once, or every week; whole days, or hours of them. */
export function AbsenceFields({ form }: { form: AbsenceForm }) {
  const t = useTranslations('absences')
  const field = bindingsOf(form)
  const setFrom = (first: string) =>
    form.setData((typed) => ({
      ...typed,
      from_day: first,
      until_day: lastDayAfter({ from: typed.from_day, until: typed.until_day }, first),
    }))
  const { repeats, whole_days: isWhole, from_day: from } = form.data
  const isOnce = repeats === 'once'
  const weekday = useWeekdayNames()
  return (
    <>
      <ChoiceField
        label={t('fields.repeats')}
        help={!isOnce && isDay(from) ? t('on', { day: weekday[weekdayOf(from)] }) : undefined}
        field={field.repeats as Binding<string>}
        choices={absenceKinds.map((value) => ({ value, label: t(`repeats.${value}`) }))}
      />
      <CheckField label={t('fields.whole_days')} field={field.whole_days} />
      <div className={isWhole ? undefined : classes.pair}>
        <DateField
          label={t('fields.from_day')}
          field={{ ...field.from_day, onChange: setFrom }}
          required
        />
        {!isWhole && (
          <TimeField label={t(isOnce ? 'fields.at' : 'fields.from')} field={field.from_time} />
        )}
      </div>
      <div className={isWhole ? undefined : classes.pair}>
        <DateField
          label={t(isWhole || !isOnce ? 'fields.until_day' : 'fields.back_on')}
          field={field.until_day}
          min={from}
          required
        />
        {!isWhole && (
          <TimeField label={t(isOnce ? 'fields.at' : 'fields.until')} field={field.until_time} />
        )}
      </div>
      <TextField label={t('fields.reason')} field={field.reason} maxLength={longest.shortReason} />
    </>
  )
}
