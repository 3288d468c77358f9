/** Those that the list shows, in the order of an invoice's life. */
export const invoiceStates = ['draft', 'open', 'overdue', 'credited', 'void'] as const

export type InvoiceState = (typeof invoiceStates)[number]

type Invoice = {
  status: 'draft' | 'issued' | 'void'
  total: string
  credited: string
  due_on: string | null
}

/** `today` is the centre’s. An invoice of nothing is never overdue. */
export function invoiceState(
  { status, total, credited, due_on }: Invoice,
  today: string
): InvoiceState {
  if (status !== 'issued') return status
  const isOpen = BigInt(total) > BigInt(credited)
  if (!isOpen) return credited === '0' ? 'open' : 'credited'
  return due_on !== null && due_on < today ? 'overdue' : 'open'
}
