import { Radio, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreditedLineField } from '~/components/invoices/credit/credited_line_field'
import { type CreditForm, previewCredit, restOf } from '~/components/invoices/credit/credited_parts'
import { CreditSummary } from '~/components/invoices/credit/credit_summary'
import type { InvoiceDetail } from '~/components/invoices/types'
import { useInvoiceMoney } from '~/components/invoices/use_invoice_money'
import { Dialog } from '~/ui/dialog/dialog'
import { fieldId } from '~/ui/form/binding'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { FieldError } from '~/ui/form/fields/field_error'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface CreditDialogProps {
  invoice: InvoiceDetail
  onClose: () => void
}

const kinds = ['all', 'lines', 'amount'] as const

export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const t = useTranslations('invoices')
  const { settings, write } = useInvoiceMoney(invoice)
  const creditable = invoice.lines.filter((line) => restOf(line) > 0n)
  const { form, draft } = useDialogForm<CreditForm>('credit', {
    kind: 'all',
    amount: '',
    lines: creditable.map(({ id }) => ({ line_id: id, amount: '' })),
    reason: '',
    version: invoice.version,
  })
  const field = bindingsOf(form)
  const { kind } = form.data
  const preview = previewCredit(invoice, form.data, settings)
  const title = t('credit.title')
  const url = urlFor('admin.invoices.credits.store', { id: invoice.id })
  const submit = () =>
    form.post(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t('credit.save')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <Radio.Group
            name="kind"
            label={t('credit.kind')}
            labelElement="div"
            error={field.kind.error && <FieldError message={field.kind.error} />}
            value={kind}
            onChange={(value) => field.kind.onChange(value as CreditForm['kind'])}
          >
            <Stack gap="xs" mt="xs">
              {kinds.map((value, at) => (
                <Radio
                  key={value}
                  id={at === 0 ? fieldId('kind') : undefined}
                  value={value}
                  label={t(`credit.${value}`, {
                    rest: write(BigInt(invoice.total.minor) - BigInt(invoice.credited.minor)),
                  })}
                />
              ))}
            </Stack>
          </Radio.Group>
          {kind === 'lines' &&
            creditable.map((line, index) => (
              <CreditedLineField
                key={line.id}
                invoice={invoice}
                line={line}
                field={{
                  name: `lines.${index}.amount`,
                  value: form.data.lines[index]!.amount,
                  error: (form.errors as Record<string, string>)[`lines.${index}.amount`],
                  onChange: (amount) => changeLine(index, amount),
                }}
              />
            ))}
          {kind === 'amount' && (
            <MoneyField
              label={t('credit.amount_label')}
              help={t('credit.amount_help')}
              field={field.amount}
              currency={invoice.total.currency}
              required
            />
          )}
          <TextAreaField
            label={t('fields.reason')}
            help={t('help.credit_reason')}
            field={field.reason}
            maxLength={longest.reason}
            required
          />
          {kind !== 'all' && (
            <Text size="sm" c="dimmed">
              {t('credit.later')}
            </Text>
          )}
          <CreditSummary preview={preview} invoice={invoice} />
        </DialogForm>
      )}
    </Dialog>
  )

  function changeLine(index: number, amount: string) {
    form.setData((now) => ({
      ...now,
      lines: now.lines.map((line, at) => (at === index ? { ...line, amount } : line)),
    }))
    form.clearErrors()
  }
}
