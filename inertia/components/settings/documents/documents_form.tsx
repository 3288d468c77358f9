import { useTranslations } from 'use-intl'
import { patternNumber, patternYear } from '#domain/access/centre/rules/documents'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import { longest } from '#domain/shared/limits/text_lengths'
import { NumberPatternField } from '~/components/settings/documents/number_pattern_field'
import { SellerCard, type SellerProps } from '~/components/settings/documents/seller_card'
import { useDocumentValue } from '~/components/settings/documents/use_document_value'
import {
  documentFields,
  type DocumentsFormState,
  type DocumentSettingsProps,
  useDocumentsForm,
} from '~/components/settings/documents/use_documents_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { FormSection } from '~/ui/form/form_section'
import { RecordForm } from '~/ui/form/record_form'
import { isolate } from '~/ui/isolate'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'

/** Decimal digits of the next numbers of each series. */
export type NextDocumentsProps = {
  year: string
  invoice: string
  credit_note: string
  receipt: string
}

interface DocumentsFormProps {
  settings: DocumentSettingsProps
  seller: SellerProps
  next: NextDocumentsProps
  onSaved: () => void
}

export function DocumentsForm({ settings, seller, next, onSaved }: DocumentsFormProps) {
  const t = useTranslations('document_settings')
  const state = useDocumentsForm(settings, onSaved)
  const { form, field, stale } = state
  const write = useDocumentValue()
  const labels = Object.fromEntries(documentFields.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={t('title')}
      labels={labels}
      state={state}
      saveLabel={t('save')}
      notices={
        <RecordStalePanel
          key={settings.version}
          area="document_settings"
          form={form}
          stale={stale}
          write={write}
        />
      }
    >
      <SellerCard seller={seller} />
      <FormSection
        title={t('sections.numbers')}
        help={t('sections.numbers_help', {
          year: isolate(patternYear),
          number: isolate(patternNumber),
        })}
      >
        <FieldPair>
          <NumberPatternField
            field={field('invoice_pattern')}
            pattern="invoice_pattern"
            year={next.year}
            sequence={next.invoice}
          />
          <NumberPatternField
            field={field('credit_note_pattern')}
            pattern="credit_note_pattern"
            year={next.year}
            sequence={next.credit_note}
          />
        </FieldPair>
        <NumberPatternField
          field={field('receipt_pattern')}
          pattern="receipt_pattern"
          year={next.year}
          sequence={next.receipt}
        />
      </FormSection>
      <PaperSection field={field} hasQr={seller.has_qr} />
      <WordsSection field={field} part="payment" />
      <WordsSection field={field} part="footer" />
    </RecordForm>
  )
}

type PaperSectionProps = Pick<DocumentsFormState, 'field'> & { hasQr: boolean }

function PaperSection({ field, hasQr }: PaperSectionProps) {
  const t = useTranslations('document_settings')
  return (
    <FormSection title={t('sections.paper')} help={t('sections.paper_help')}>
      <FieldPair>
        <NumberField
          field={field('due_days')}
          label={t('fields.due_days')}
          help={t('help.due_days')}
          required
        />
        <ChoiceField
          field={field('language')}
          label={t('fields.language')}
          help={t('help.language')}
          choices={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </FieldPair>
      {hasQr && <CheckField field={field('qr')} label={t('fields.qr')} help={t('help.qr')} />}
    </FormSection>
  )
}

type WordsSectionProps = Pick<DocumentsFormState, 'field'> & { part: 'payment' | 'footer' }

function WordsSection({ field, part }: WordsSectionProps) {
  const t = useTranslations('document_settings')
  return (
    <FormSection title={t(`sections.${part}`)} help={t(`sections.${part}_help`)}>
      <FieldPair>
        {([`${part}_en`, `${part}_ar`] as const).map((name) => (
          <TextAreaField
            key={name}
            field={field(name)}
            label={t(`fields.${name}`)}
            maxLength={longest.paperNote}
          />
        ))}
      </FieldPair>
    </FormSection>
  )
}
