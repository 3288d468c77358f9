import { priceChoices } from '#domain/teaching/rules/price'
import { useTranslations } from 'use-intl'
import type { AnswerFieldsProps } from '~/components/enrolments/acts/enrolment_answer_fields'
import { OverCapacityField } from '~/components/enrolments/adding/seat_notice'
import { useTargetChoices, useTargets } from '~/components/enrolments/adding/use_target_choices'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import { offeredSeats } from '~/components/groups/offered_seats'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'

export function TargetFields({ can, row, group, field, ...page }: AnswerFieldsProps) {
  const t = useTranslations('enrolments')
  const targets = useTargets(page.targets)
  const choices = useTargetChoices(targets, { from: group.course })
  const target = targets?.find(({ id }) => id === field('target_id').value)
  const isFull = target !== undefined && offeredSeats(target) === 0
  const over = field('over_capacity_reason')
  return (
    <>
      <ChoiceField
        label={t('fields.target_id')}
        help={isFull && !can.overfill ? t('errors.no_seat_there') : undefined}
        field={field('target_id')}
        choices={choices}
        required
        searchable
      />
      {can.overfill && (isFull || over.error) && <OverCapacityField field={over} />}
      <DateField label={t('fields.on')} field={field('on')} required />
      <ChoiceField
        label={t('fields.price_choice')}
        field={field('price_choice')}
        choices={priceChoices.map((choice) => ({
          value: choice,
          label: t(`price_choice.${choice}`),
        }))}
      />
      <PlacementWarnings
        question={
          target ? { group_id: target.id, enrolment_id: row.id, on: field('on').value } : null
        }
        field={field('confirmed_warnings')}
      />
    </>
  )
}
