import type { Data } from '@generated/data'
import { EditEntry } from '~/components/catalogue/entry_form_pages'
import { savedMethodForm } from '~/components/payment_methods/payment_method_form'

type PaymentMethodEditProps = { payment_method: Data.Admin.PaymentMethods.PaymentMethod }

export default function PaymentMethodEdit({ payment_method }: PaymentMethodEditProps) {
  return <EditEntry kind={savedMethodForm} entry={payment_method} />
}
