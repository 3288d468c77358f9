import { useTranslations } from 'use-intl'
import type { DraftFormState } from '~/components/invoice_drafts/editor/use_draft_form'
import { PayerField } from '~/components/invoice_drafts/payers/payer_field'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import { DateField } from '~/ui/form/days/date_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'

interface DocumentFieldsProps {
  draft: InvoiceDraft
  field: DraftFormState['field']
}

export function DocumentFields({ draft, field }: DocumentFieldsProps) {
  const t = useTranslations('invoice_drafts')
  const { id, ...payer } = draft.payer
  return (
    <FormSection title={t('sections.document')} help={t('sections.document_help')}>
      <PayerField
        field={field('payer')}
        label={t('fields.payer')}
        saved={{ ...payer, reference: `payer:${id}`, children: [] }}
      />
      <ChoiceField
        field={field('language')}
        label={t('fields.language')}
        choices={documentLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <DateField field={field('period_from')} label={t('fields.period_from')} />
      <DateField field={field('period_to')} label={t('fields.period_to')} />
      <DateField field={field('due_on')} label={t('fields.due_on')} help={t('help.due_on')} />
      <CheckField
        field={field('tax_inclusive')}
        label={t('fields.tax_inclusive')}
        help={t('help.tax_inclusive')}
      />
    </FormSection>
  )
}
