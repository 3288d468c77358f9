import { useTranslations } from 'use-intl'
import type { FoundSlots, SlotChoices, SlotTask } from '~/components/free_slots/types'
import type { SlotSearchState } from '~/components/free_slots/use_free_slots'
import { useWeek } from '~/hooks/use_week'
import { DateField } from '~/ui/form/days/date_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { SeveralField } from '~/ui/form/fields/choice/choices_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { TimeField } from '~/ui/form/times/time_field'
import form from '~/ui/form/form.module.css'

interface SlotFieldsProps {
  search: SlotSearchState
  task: SlotTask
  choices: SlotChoices
}

/** Where the centre doesn't look at students' other sessions, or never lets them be, there is nothing to choose. */
const isAsked = (found: FoundSlots | null) => !found || found.students_check === 'warn'

export function SlotFields({ search: { bind, found }, task, choices }: SlotFieldsProps) {
  const t = useTranslations('free_slots')
  const week = useWeek()
  const wishes = (what: 'instructor' | 'room') => [
    { value: 'any', label: t(`wish.any.${what}`) },
    { value: 'none', label: t(`wish.none.${what}`) },
    ...(choices[what] ?? []),
  ]
  return (
    <div className={form.dialogFields}>
      <FieldPair>
        <DateField label={t('fields.from')} field={bind('from')} required />
        <DateField label={t('fields.until')} field={bind('until')} required />
      </FieldPair>
      <FieldPair>
        <TimeField label={t('fields.earliest')} field={bind('earliest')} required />
        <TimeField label={t('fields.latest')} field={bind('latest')} required />
      </FieldPair>
      <FieldPair>
        <NumberField label={t('fields.minutes')} field={bind('minutes')} required />
        <SeveralField
          label={t('fields.weekdays')}
          help={t('help.weekdays')}
          field={bind('weekdays')}
          choices={week.map(({ weekday, name }) => ({ value: String(weekday), label: name }))}
        />
      </FieldPair>
      <FieldPair>
        {choices.instructor && (
          <ChoiceField
            label={t('fields.instructor')}
            field={bind('instructor')}
            choices={wishes('instructor')}
            onSearch={choices.onSearch}
            searchable
          />
        )}
        <ChoiceField
          label={t('fields.room')}
          field={bind('room')}
          choices={wishes('room')}
          searchable
        />
      </FieldPair>
      {task.group && isAsked(found) && (
        <CheckField
          label={t('fields.all_students')}
          help={t('help.all_students')}
          field={bind('all_students')}
        />
      )}
    </div>
  )
}
