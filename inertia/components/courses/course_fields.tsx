import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { EntryCodeField } from '~/components/catalogue/entry_code_field'
import { courseStatuses } from '#domain/teaching/courses/rules/course_status'
import { RunFields } from '~/components/courses/run_fields'
import type { CourseOptions } from '~/components/courses/types'
import type { CourseForm } from '~/components/courses/use_course_form'
import { useOptions } from '~/components/courses/use_options'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ColourField } from '~/ui/form/fields/colour_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

interface CourseFieldsProps extends Pick<CourseForm, 'field'> {
  options: CourseOptions
  currency?: string
}

export function CourseFields({ field, options, currency }: CourseFieldsProps) {
  const t = useTranslations('courses')
  const choices = useOptions()
  return (
    <>
      <FormSection title={t('sections.name')} help={t('sections.name_help')}>
        <BothNamesFields
          en={field('title_en')}
          ar={field('title_ar')}
          labels={{ en: t('fields.title_en'), ar: t('fields.title_ar') }}
        />
        <EntryCodeField field={field('code')} label={t('fields.code')} />
        <ChoiceField
          label={t('fields.status')}
          help={t('help.status')}
          field={field('status')}
          choices={courseStatuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
        />
      </FormSection>
      <FormSection title={t('sections.place')} help={t('sections.place_help')}>
        <ChoiceField
          label={t('fields.subject_id')}
          required
          field={field('subject_id')}
          choices={choices(options.subjects)}
          searchable
        />
        <ChoiceField
          label={t('fields.level_id')}
          help={t('help.level')}
          field={field('level_id')}
          choices={choices(options.levels)}
          searchable
          clearable
        />
      </FormSection>
      <RunFields field={field} currency={currency} />
      <FormSection title={t('sections.look')} help={t('sections.look_help')}>
        <ColourField label={t('fields.colour')} field={field('colour')} />
        <TextAreaField
          label={t('fields.description_en')}
          field={field('description_en')}
          maxLength={longest.notes}
        />
        <TextAreaField
          label={t('fields.description_ar')}
          field={field('description_ar')}
          maxLength={longest.notes}
        />
      </FormSection>
    </>
  )
}
