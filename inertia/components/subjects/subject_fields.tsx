import { useTranslations } from 'use-intl'
import { EntryNameFields } from '~/components/catalogue/entry_name_fields'
import type { SubjectForm } from '~/components/subjects/use_subject_form'
import { ColourField } from '~/ui/form/colour_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/text_area_field'

/** The fields of a subject, the same where one is added and where one is edited. */
export function SubjectFields({ field }: Pick<SubjectForm, 'field'>) {
  const t = useTranslations('subjects')
  return (
    <>
      <EntryNameFields area="subjects" field={field} />
      <FormSection title={t('sections.look')} help={t('sections.look_help')}>
        <ColourField label={t('fields.colour')} field={field('colour')} />
        <TextAreaField
          label={t('fields.description')}
          field={field('description')}
          maxLength={2000}
        />
      </FormSection>
    </>
  )
}
