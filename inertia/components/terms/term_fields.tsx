import { useTranslations } from 'use-intl'
import { EntryNameFields } from '~/components/catalogue/entry_name_fields'
import type { TermForm } from '~/components/terms/use_term_form'
import { DateField } from '~/ui/form/date_field'
import { FormSection } from '~/ui/form/form_section'

/** The fields of a term, the same where one is added and where one is edited. */
export function TermFields({ field }: Pick<TermForm, 'field'>) {
  const t = useTranslations('terms')
  return (
    <>
      <EntryNameFields area="terms" field={field} />
      <FormSection title={t('sections.days')} help={t('sections.days_help')}>
        <DateField field={field('starts_on')} label={t('fields.starts_on')} required />
        <DateField field={field('ends_on')} label={t('fields.ends_on')} required />
      </FormSection>
    </>
  )
}
