import { useTranslations } from 'use-intl'
import { DiscountFields } from '~/components/invoice_drafts/editor/discount_fields'
import type { EditedLine } from '~/components/invoice_drafts/editor/edited_draft'
import type { LineChoices } from '~/components/invoice_drafts/editor/use_line_choices'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { useQuantity } from '~/components/invoices/lines/use_quantity'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/invoice_drafts/editor/line_fields.module.css'

type TextName = Exclude<keyof EditedLine & string, 'is_fixed' | 'key' | 'id'>

interface LineFieldsProps {
  line: EditedLine
  saved?: InvoiceDraft['lines'][number]
  currency: string
  choices: LineChoices
  field: (name: TextName) => Binding<string>
  onService: (service: string) => void
}

export function LineFields({ line, saved, currency, choices, field, onService }: LineFieldsProps) {
  const t = useTranslations('invoice_drafts')
  const quantity = useQuantity()
  const claim = saved?.claims_term
    ? t('line.bills_term')
    : saved && saved.session_count > 0
      ? t('line.bills_sessions', { count: saved.session_count })
      : undefined
  return (
    <div className={classes.fields}>
      <ChoiceField
        field={{ ...field('service_id'), onChange: onService }}
        label={t('fields.service_id')}
        choices={choices.services}
        searchable
        clearable
      />
      <ChoiceField
        field={field('student_id')}
        label={t('fields.student_id')}
        choices={choices.students}
        onSearch={choices.searchStudents}
        searchable
        clearable
      />
      <TextField
        field={field('label_en')}
        label={t('fields.label_en')}
        maxLength={longest.shortReason}
        autoComplete="off"
      />
      <TextField
        field={field('label_ar')}
        label={t('fields.label_ar')}
        maxLength={longest.shortReason}
        autoComplete="off"
      />
      <div className={classes.figures}>
        {line.is_fixed && saved ? (
          <div className={classes.fixed}>
            <span className={classes.fixedLabel}>{t('fields.quantity')}</span>
            <bdi>{quantity(saved)}</bdi>
          </div>
        ) : (
          <TextField
            field={field('quantity')}
            label={t('fields.quantity')}
            dir="ltr"
            autoComplete="off"
            maxLength={longest.amount}
          />
        )}
        <MoneyField
          field={field('unit_price')}
          label={t('fields.unit_price')}
          currency={currency}
        />
        <ChoiceField field={field('tax')} label={t('fields.tax')} choices={choices.taxes} />
      </div>
      {claim && <p className={classes.claim}>{claim}</p>}
      <DiscountFields field={field} kind={line.discount_kind} currency={currency} />
    </div>
  )
}
