import { Alert, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PayerField } from '~/components/invoice_drafts/payers/payer_field'
import { PaidInvoices } from '~/components/payments/form/paid_invoices'
import { PartFields } from '~/components/payments/form/part_fields'
import type { PaymentFormState } from '~/components/payments/form/use_payment_form'
import type { Paying, PaymentMethod } from '~/components/payments/types'
import { useMoney } from '~/hooks/use_money'
import { fieldId } from '~/ui/form/binding'
import { DateField } from '~/ui/form/days/date_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { FormSection } from '~/ui/form/form_section'
import { RecordForm } from '~/ui/form/record_form'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

interface PaymentFormProps {
  state: PaymentFormState
  paying: Paying
  methods: PaymentMethod[]
  today: string
}

const noDraft = { restored: false, forget: () => undefined }

/** The first field is the payer, or the amount where the payer is known: Enter records it. */
export function PaymentForm({ state, paying, methods, today }: PaymentFormProps) {
  const t = useTranslations('payments')
  const money = useMoney()
  const { form, field, submit, addPart } = state
  const { payer, credit } = paying
  const hasPayer = payer !== null
  useEffect(() => {
    if (hasPayer) document.getElementById(fieldId('parts.0.amount'))?.focus()
  }, [hasPayer])
  const labels = {
    payer: t('create.payer'),
    received_on: t('fields.received_on'),
    notes: t('fields.notes'),
    key: t('fields.key'),
    allocations: t('fields.allocations'),
  }
  const choose = (reference: string) =>
    router.get(urlFor('admin.payments.create'), { payer: reference }, { replace: true })
  return (
    <RecordForm
      title={t('create.title')}
      labels={labels}
      state={{ form, draft: noDraft, submit, discardDraft: () => undefined }}
      saveLabel={t('create.save')}
      cancelHref={urlFor('admin.payments.index')}
      notices={credit.map((amount) => (
        <Alert key={amount.currency} variant="light">
          {t('create.has_credit', { amount: money.write(amount) })}
        </Alert>
      ))}
    >
      <FormSection title={t('create.payer')} help={t('create.payer_help')}>
        <PayerField
          field={{ ...field('payer'), onChange: choose }}
          label={t('create.payer')}
          saved={payer ? { ...payer, reference: `payer:${payer.id}`, children: [] } : undefined}
        />
      </FormSection>
      {payer && (
        <>
          <FormSection title={t('create.parts')} help={t('create.parts_help')}>
            {form.data.parts.map((_, index) => (
              <PartFields key={index} state={state} index={index} methods={methods} />
            ))}
            {form.data.parts.length < mostAtOnce.paymentParts && (
              <Button
                variant="subtle"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={addPart}
              >
                {t('create.add_part')}
              </Button>
            )}
          </FormSection>
          <PaidInvoices state={state} />
          <FormSection title={t('create.optional')}>
            <DateField
              field={field('received_on')}
              label={t('fields.received_on')}
              max={today}
              required
            />
            <TextAreaField
              field={field('notes')}
              label={t('fields.notes')}
              maxLength={longest.notes}
            />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
