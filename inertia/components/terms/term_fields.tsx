import { useTranslations } from 'use-intl'
import { CodeField } from '~/components/catalogue/code_field'
import type { TermForm } from '~/components/terms/use_term_form'
import { BothNamesFields } from '~/ui/form/both_names_fields'
import { DateField } from '~/ui/form/date_field'
import { FormSection } from '~/ui/form/form_section'

/** The fields of a term, the same where one is added and where one is edited. */
export function TermFields({ field }: Pick<TermForm, 'field'>) {
  const t = useTranslations('terms')
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
      <FormSection title={t('sections.days')} help={t('sections.days_help')}>
        <DateField field={field('starts_on')} label={t('fields.starts_on')} required />
        <DateField field={field('ends_on')} label={t('fields.ends_on')} required />
      </FormSection>
    </>
  )
}
