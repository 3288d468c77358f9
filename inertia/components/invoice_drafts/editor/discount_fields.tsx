import { useTranslations } from 'use-intl'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/invoice_drafts/editor/line_fields.module.css'

type Name = 'discount_kind' | 'discount_value' | 'discount_reason'

interface DiscountFieldsProps {
  field: (name: Name) => Binding<string>
  kind: string
  currency: string
}

/** Per cent or an amount, with the reason; nothing is asked where there is none. */
export function DiscountFields({ field, kind, currency }: DiscountFieldsProps) {
  const t = useTranslations('invoice_drafts')
  const own = field('discount_kind')
  return (
    <div className={classes.figures}>
      <ChoiceField
        field={{
          ...own,
          value: own.value || 'none',
          onChange: (value) => own.onChange(value === 'none' ? '' : value),
        }}
        label={t('fields.discount_kind')}
        choices={[
          { value: 'none', label: t('discount.none') },
          { value: 'percent', label: t('discount.percent') },
          { value: 'amount', label: t('discount.amount') },
        ]}
      />
      {kind === 'amount' && (
        <MoneyField
          field={field('discount_value')}
          label={t('fields.discount_value')}
          currency={currency}
          required
        />
      )}
      {kind === 'percent' && (
        <TextField
          field={field('discount_value')}
          label={t('fields.discount_value')}
          dir="ltr"
          autoComplete="off"
          maxLength={longest.amount}
          required
        />
      )}
      {kind !== '' && (
        <TextField
          field={field('discount_reason')}
          label={t('fields.discount_reason')}
          autoComplete="off"
          maxLength={longest.shortReason}
          required
        />
      )}
    </div>
  )
}
