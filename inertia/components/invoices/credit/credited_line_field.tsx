import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { restOf, typedMinor } from '~/components/invoices/credit/credited_parts'
import type { DocumentLine, InvoiceDetail } from '~/components/invoices/types'
import { useInvoiceMoney } from '~/components/invoices/use_invoice_money'
import { useLineWords } from '~/components/invoices/lines/use_line_words'
import type { Binding } from '~/ui/form/binding'
import { MoneyField } from '~/ui/form/fields/money_field'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/invoices/credit/credit.module.css'

interface CreditedLineFieldProps {
  invoice: InvoiceDetail
  line: DocumentLine
  field: Binding<string>
}

/** How much of one line is credited: nothing, a part, or all that is left of it. */
export function CreditedLineField({ invoice, line, field }: CreditedLineFieldProps) {
  const t = useTranslations('invoices.credit')
  const names = useNames()
  const words = useLineWords()
  const { settings, write, edit } = useInvoiceMoney(invoice)
  const rest = restOf(line)
  const minor = field.value.trim() === '' ? 0n : typedMinor(field.value, settings)
  const isAbove = minor !== null && minor > rest
  const student = invoice.students.find(({ id }) => id === line.student_id)
  const label = [student && names(student).lead, words.label(line)].filter(Boolean).join(' · ')
  const error = field.error ?? (isAbove ? t('above_rest', { rest: write(rest) }) : undefined)
  return (
    <div className={classes.line}>
      <MoneyField
        label={label}
        help={t('rest', { rest: write(rest) })}
        field={{ ...field, error }}
        currency={invoice.total.currency}
      />
      <Button
        variant="default"
        aria-label={t('whole_line', { label })}
        onClick={() => field.onChange(edit(rest))}
      >
        {t('whole')}
      </Button>
    </div>
  )
}
