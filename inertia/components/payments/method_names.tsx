import type { PaymentRow } from '~/components/payments/types'
import { useJoined } from '~/hooks/use_joined'
import { useBothNames } from '~/ui/names/both_names'

/** Each method once, although a payment may have two parts of it. */
export function MethodNames({ methods }: Pick<PaymentRow, 'methods'>) {
  const names = useBothNames()
  const joined = useJoined()
  return <bdi>{joined([...new Set(methods.map((method) => names(method).lead))])}</bdi>
}
