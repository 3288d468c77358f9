import { useTranslations } from 'use-intl'
import { cashSteps, paymentKinds } from '#domain/billing/rules/payment_method'

export function useCashSteps() {
  const t = useTranslations('payment_methods.cash_step')
  return cashSteps.map((step) => ({ value: String(step), label: t(`${step}`) }))
}

export function usePaymentKinds() {
  const t = useTranslations('payment_methods.kind')
  return paymentKinds.map((kind) => ({ value: kind, label: t(kind) }))
}
