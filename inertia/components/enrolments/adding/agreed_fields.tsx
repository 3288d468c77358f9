import { longest } from '#domain/shared/limits/text_lengths'
import { standings } from '#domain/teaching/enrolments/rules/enrolment_state'
import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { modesBeside } from '~/components/courses/course_choices'
import { OverCapacityField } from '~/components/enrolments/adding/seat_notice'
import type { EnrolForm } from '~/components/enrolments/adding/use_enrol_form'
import type { EnrolGroup, GroupAbilities } from '~/components/groups/types'
import { useMoney } from '~/hooks/use_money'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'
import classes from '~/components/enrolments/adding/add_student.module.css'

interface AgreedFieldsProps {
  group: EnrolGroup
  adding: EnrolForm
  can: Pick<GroupAbilities, 'overfill'>
}

export function AgreedFields({ group, adding, can }: AgreedFieldsProps) {
  const t = useTranslations('enrolments')
  const modes = useTranslations('groups.billing_mode')
  const { write, edit } = useMoney()
  const { field, form } = adding
  const listed = group.price ?? group.course.price
  const isOther = listed !== null && form.data.price !== edit(listed)
  const isFull = group.seats_taken >= group.capacity && form.data.standing !== 'inquiry'
  const over = field('over_capacity_reason')
  return (
    <>
      <Title order={3}>{t('add.agreed')}</Title>
      <div className={classes.pair}>
        <ChoiceField
          label={t('fields.standing')}
          field={field('standing')}
          choices={standings.map((one) => ({ value: one, label: t(`standing.${one}`) }))}
        />
        <DateField label={t('fields.starts_on')} field={field('starts_on')} required />
        <MoneyField
          label={t('fields.price')}
          help={isOther ? t('add.list_price', { price: write(listed) }) : undefined}
          field={field('price')}
        />
        <ChoiceField
          label={t('fields.billing_mode')}
          field={field('billing_mode')}
          clearable
          choices={modesBeside(form.data.billing_mode).map((mode) => ({
            value: mode,
            label: modes(mode),
          }))}
        />
      </div>
      {isOther && (
        <TextField
          label={t('fields.discount_reason')}
          field={field('discount_reason')}
          maxLength={longest.shortReason}
          autoComplete="off"
        />
      )}
      {can.overfill && (isFull || over.error) && <OverCapacityField field={over} />}
    </>
  )
}
