/** Those that the list shows, in the order of an invoice's life. */
export const invoiceStates = [
  'draft',
  'open',
  'part_paid',
  'overdue',
  'paid',
  'credited',
  'void',
] as const

export type InvoiceState = (typeof invoiceStates)[number]

type Invoice = {
  status: 'draft' | 'issued' | 'void'
  total: string
  paid: string
  open: string
  due_on: string | null
}

/** `today` is the centre’s. An invoice of nothing is never overdue. */
export function invoiceState(
  { status, total, paid, open, due_on }: Invoice,
  today: string
): InvoiceState {
  if (status !== 'issued') return status
  if (open === '0') {
    if (total === '0') return 'open'
    return paid === '0' ? 'credited' : 'paid'
  }
  if (due_on !== null && due_on < today) return 'overdue'
  return paid === '0' ? 'open' : 'part_paid'
}
