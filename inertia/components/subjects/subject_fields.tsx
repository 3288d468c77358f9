import { useTranslations } from 'use-intl'
import { CodeField } from '~/components/catalogue/code_field'
import type { SubjectForm } from '~/components/subjects/use_subject_form'
import { BothNamesFields } from '~/ui/form/both_names_fields'
import { ColourField } from '~/ui/form/colour_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/text_area_field'

/** The fields of a subject, the same where one is added and where one is edited. */
export function SubjectFields({ field }: Pick<SubjectForm, 'field'>) {
  const t = useTranslations('subjects')
  return (
    <>
      <FormSection title={t('sections.name')} help={t('sections.name_help')}>
        <BothNamesFields
          en={field('name_en')}
          ar={field('name_ar')}
          labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
        />
        <CodeField field={field('code')} label={t('fields.code')} />
      </FormSection>
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
