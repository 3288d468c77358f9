export const mailRoutes = {
  invoice: {
    recipient: 'admin.invoice_emails.show',
    send: 'admin.invoice_emails.store',
    send_many: 'admin.invoice_email_batches.store',
    permission: 'admin.invoices.update',
  },
  credit_note: {
    recipient: 'admin.credit_note_emails.show',
    send: 'admin.credit_note_emails.store',
    send_many: 'admin.credit_note_email_batches.store',
    permission: 'admin.credit_notes.update',
  },
} as const

export type DocumentKind = keyof typeof mailRoutes
