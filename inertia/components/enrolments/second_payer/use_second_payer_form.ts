import { useForm } from '@inertiajs/react'
import { editablePercent } from '#domain/billing/rules/typed_draft'
import type { EnrolmentPayers } from '~/components/enrolments/second_payer/use_second_payer'
import { useMoney } from '~/hooks/use_money'

export type SecondPayerFormData = ReturnType<typeof useSecondPayerForm>

export function useSecondPayerForm({ second }: EnrolmentPayers) {
  const { edit, settings } = useMoney()
  const value = () => {
    if (!second) return ''
    if (second.percent === null) return edit(second.amount)
    return editablePercent(String(second.percent), settings.decimalSeparator)
  }
  return useForm({
    current: second?.id ?? '',
    payer_kind: 'existing',
    payer: second?.payer.reference ?? '',
    name_en: '',
    name_ar: '',
    tax_number: '',
    email: '',
    share_kind: second?.percent === null ? 'amount' : 'percent',
    share_value: value(),
  })
}
