import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { languages, useLanguages } from '~/components/instructors/use_languages'
import type { Option, Options } from '~/components/instructors/types'
import type { InstructorFormState } from '~/components/instructors/use_instructor_form'
import { useBothNames } from '~/ui/names/both_names'
import { FormSection } from '~/ui/form/form_section'
import { SeveralField } from '~/ui/form/fields/choice/choices_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

interface TaughtFieldsProps {
  options: Options
  field: InstructorFormState['field']
}

export function TaughtFields({ options, field }: TaughtFieldsProps) {
  const t = useTranslations('instructors')
  const names = useBothNames()
  const language = useLanguages()
  const choice = (one: Option) => ({ value: one.id, label: names(one).lead })
  return (
    <FormSection title={t('sections.taught')} help={t('sections.taught_help')}>
      <SeveralField
        label={t('fields.subjects')}
        field={field('subject_ids')}
        choices={options.subjects.map(choice)}
      />
      <SeveralField
        label={t('fields.levels')}
        field={field('level_ids')}
        choices={options.levels.map(choice)}
      />
      <SeveralField
        label={t('fields.languages')}
        help={t('help.languages')}
        field={field('languages')}
        choices={languages.map((code) => ({ value: code, label: language(code) }))}
      />
      <TextAreaField
        label={t('fields.qualifications')}
        field={field('qualifications')}
        maxLength={longest.description}
      />
      <TextAreaField
        label={t('fields.bio')}
        help={t('help.bio')}
        field={field('bio')}
        maxLength={longest.description}
      />
    </FormSection>
  )
}
