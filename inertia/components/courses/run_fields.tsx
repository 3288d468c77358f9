import { useTranslations } from 'use-intl'
import { workTypes } from '#domain/shared/choices/work_types'
import { modesBeside } from '~/components/courses/course_choices'
import type { CourseForm } from '~/components/courses/use_course_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { MoneyField } from '~/ui/form/fields/money_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { WordsField } from '~/ui/form/fields/words_field'

interface RunFieldsProps extends Pick<CourseForm, 'field'> {
  currency?: string
}

export function RunFields({ field, currency }: RunFieldsProps) {
  const t = useTranslations('courses')
  return (
    <>
      <FormSection title={t('sections.run')} help={t('sections.run_help')}>
        <WordsField
          label={t('fields.work_types')}
          required
          field={field('work_types')}
          choices={workTypes.map((type) => ({ value: type, label: t(`work_types.${type}`) }))}
        />
        <NumberField label={t('fields.min_students')} field={field('min_students')} />
        <NumberField label={t('fields.capacity')} field={field('capacity')} />
        <NumberField label={t('fields.total_sessions')} field={field('total_sessions')} />
        <NumberField label={t('fields.session_minutes')} field={field('session_minutes')} />
      </FormSection>
      <FormSection title={t('sections.price')} help={t('sections.price_help')}>
        <MoneyField label={t('fields.price')} field={field('price')} currency={currency} />
        <ChoiceField
          label={t('fields.billing_mode')}
          field={field('billing_mode')}
          choices={modesBeside(String(field('billing_mode').value)).map((mode) => ({
            value: mode,
            label: t(`billing_mode.${mode}`),
          }))}
          clearable
        />
      </FormSection>
    </>
  )
}
