import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import type { Paying, PaymentMethod } from '~/components/payments/types'
import { useMoney } from '~/hooks/use_money'
import { bindingOf } from '~/ui/form/bindings_of'
import { allocateOldestFirst } from '#domain/billing/rules/allocation'
import { parseAmount } from '#domain/shared/money/money'

export interface TypedPart {
  method_id: string
  amount: string
  reference: string
  cheque_bank: string
  cheque_due_on: string
}

interface PaymentFormOptions {
  paying: Paying
  methods: PaymentMethod[]
  last_method: string | null
  /** Its currency and decimals. */
  money: { currency: string; exponent: number }
  /** The invoice that is paid, by its id; all that are open otherwise. */
  invoice: string | null
  today: string
}

/** The invoices that a payment pays follow from the typed amounts, and from those that are ticked. */
export function usePaymentForm(options: PaymentFormOptions) {
  const { paying, last_method: method, invoice, today } = options
  const money = useMoney()
  const open = paying.invoices
  const { currency, exponent } = options.money
  const payable = open.filter(({ open: amount }) => amount.currency === currency)
  const settings = { ...money.settings, currency, decimalPlaces: exponent }
  const [chosen, setChosen] = useState(
    () => new Set(invoice ? [invoice] : payable.map(({ id }) => id))
  )
  const due = sumOf(
    payable.filter(({ id }) => chosen.has(id)).map(({ open: one }) => one),
    exponent
  )
  const wire = (minor: bigint) => ({ minor: String(minor), currency, exponent })
  const blank = { reference: '', cheque_bank: '', cheque_due_on: '' }
  const form = useForm(() => ({
    key: crypto.randomUUID() as string,
    payer: paying.payer ? `payer:${paying.payer.id}` : '',
    currency,
    received_on: today,
    notes: '',
    parts: [
      { ...blank, method_id: method ?? '', amount: due > 0n ? money.edit(wire(due)) : '' },
    ] as TypedPart[],
  }))
  const { parts } = form.data
  const typed = parts.map(({ amount }) => parseAmount(amount, settings))
  const total = typed.reduce<bigint>((sum, minor) => sum + (minor ?? 0n), 0n)
  const allocations = allocateOldestFirst(
    { minor: total, exponent },
    payable
      .filter(({ id }) => chosen.has(id))
      .map(({ id, due_on, open: { minor, exponent: own } }) => {
        return { id, due_on, open: minor, exponent: own }
      })
  )
  const paid = new Map(allocations.map(({ document_id, amount }) => [document_id, amount]))
  const allocated = sumOf(
    payable.flatMap(({ id, open: one }) =>
      paid.has(id) ? [{ ...one, minor: paid.get(id)! }] : []
    ),
    exponent
  )

  const changePart = (index: number, change: Partial<TypedPart>) =>
    form.setData(
      'parts',
      parts.map((part, at) => (at === index ? { ...part, ...change } : part))
    )
  const addPart = () => form.setData('parts', [...parts, { ...blank, method_id: '', amount: '' }])
  const removePart = (index: number) =>
    form.setData(
      'parts',
      parts.filter((_, at) => at !== index)
    )
  const toggle = (id: string) =>
    setChosen((now) =>
      now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set(now).add(id)
    )

  const submit = () => {
    form.transform((data) => ({
      ...data,
      allocations: payable
        .filter(({ id }) => paid.has(id))
        .map(({ id, open: one }) => ({
          document_id: id,
          amount: money.edit({ ...one, minor: paid.get(id)! }),
        })),
    }))
    form.post(urlFor('admin.payments.store'), { preserveScroll: 'errors', preserveState: true })
  }
  return {
    form,
    field: <Name extends keyof typeof form.data>(name: Name) => bindingOf(form, name),
    settings,
    payable,
    chosen,
    toggle,
    paid,
    typed,
    sums: { total: wire(total), to_invoices: wire(allocated), to_credit: wire(total - allocated) },
    changePart,
    addPart,
    removePart,
    submit,
  }
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>

const sumOf = (amounts: { minor: string; exponent: number }[], exponent: number): bigint =>
  amounts.reduce(
    (sum, amount) => sum + BigInt(amount.minor) * 10n ** BigInt(exponent - amount.exponent),
    0n
  )
