import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { modesBeside } from '~/components/courses/course_choices'
import type { FormOptions } from '~/components/groups/types'
import type { GroupForm } from '~/components/groups/form/use_group_form'
import { useOptionName } from '~/components/groups/use_option_name'
import { useMoney } from '~/hooks/use_money'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

interface GroupChargeFieldsProps {
  made: GroupForm
  options: FormOptions
}

export function GroupChargeFields({ made, options }: GroupChargeFieldsProps) {
  const t = useTranslations('groups')
  const { label } = useOptionName()
  const { field, form } = made
  const price = useMoney().write
  const course = options.courses.find(({ id }) => id === form.data.course_id)
  const help = course?.price
    ? t('help.price', { price: price(course.price) })
    : t('help.price_none')
  return (
    <>
      <FormSection title={t('sections.charge')} help={t('sections.charge_help')}>
        <MoneyField label={t('fields.price')} help={help} field={field('price')} />
        <ChoiceField
          label={t('fields.billing_mode')}
          field={field('billing_mode')}
          clearable
          choices={modesBeside(form.data.billing_mode).map((mode) => ({
            value: mode,
            label: t(`billing_mode.${mode}`),
          }))}
        />
      </FormSection>
      <FormSection title={t('sections.more')}>
        <ChoiceField
          label={t('fields.next_group_id')}
          help={t('help.next_group')}
          field={field('next_group_id')}
          searchable
          clearable
          choices={options.groups.map((group) => ({ value: group.id, label: label(group) }))}
        />
        <CheckField label={t('fields.attendance_required')} field={field('attendance_required')} />
        <TextAreaField
          label={t('fields.notes')}
          help={t('help.notes')}
          field={field('notes')}
          maxLength={longest.notes}
        />
      </FormSection>
    </>
  )
}
