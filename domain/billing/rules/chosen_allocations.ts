import {
  type Allocation,
  isWritable,
  type OpenDocument,
  scaled,
} from '#domain/billing/rules/allocation'

/** `minor` is in minor units of the payment. */
export type ChosenAllocation = { document_id: string; minor: string }

export type AllocationRefusal =
  | { type: 'unknown_document'; index: number }
  | { type: 'above_open'; index: number }
  | { type: 'above_amount' }

type Choice = {
  money: { minor: bigint; exponent: number }
  open: OpenDocument[]
  chosen: ChosenAllocation[]
}

/** Checks what somebody chose to pay: of each invoice at most what is open, of all at most the money. */
export function chosenAllocations(
  { money, open, chosen }: Choice,
  refuse: (refusal: AllocationRefusal) => never
): Allocation[] {
  const documents = new Map(open.map((document) => [document.id, document]))
  let rest = money.minor
  const allocations = chosen.map(({ document_id, minor }, index) => {
    const document = documents.get(document_id)
    if (!document) return refuse({ type: 'unknown_document', index })
    documents.delete(document_id)
    const amount = scaled(BigInt(minor), money.exponent, document.exponent)
    const isExact = isWritable(BigInt(minor), money.exponent, document.exponent)
    if (!isExact || amount > BigInt(document.open)) refuse({ type: 'above_open', index })
    rest -= BigInt(minor)
    return { document_id, amount: String(amount) }
  })
  if (rest < 0n) refuse({ type: 'above_amount' })
  return allocations.filter(({ amount }) => BigInt(amount) > 0n)
}
