import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { paymentMethodForm } from '~/components/payment_methods/payment_method_form'

export default function PaymentMethodCreate(_: { payment_method: null }) {
  return <CreateEntry kind={paymentMethodForm} />
}
