import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { ColourField } from '~/ui/form/fields/colour_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

type Kind = EntryFormKind<Data.Admin.Subjects.Subject, 'colour' | 'description'>

export const subjectForm: Kind = {
  area: 'subjects',
  values: (subject) => ({
    colour: subject?.colour ?? '',
    description: subject?.description ?? '',
  }),
  Fields: SubjectFields,
}

function SubjectFields({ field }: Parameters<Kind['Fields']>[0]) {
  const t = useTranslations('subjects')
  return (
    <FormSection title={t('sections.look')} help={t('sections.look_help')}>
      <ColourField label={t('fields.colour')} field={field('colour')} />
      <TextAreaField
        label={t('fields.description')}
        field={field('description')}
        maxLength={longest.description}
      />
    </FormSection>
  )
}
