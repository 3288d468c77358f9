import type { Data } from '@generated/data'
import { useCallback, useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'

export type InvoiceRecipient = Data.Admin.InvoiceEmails.InvoiceRecipient

type Answer =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; recipient: InvoiceRecipient }

/** To whom an invoice would go now. */
export function useInvoiceRecipient(id: string) {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const reading = new AbortController()
    getJson<InvoiceRecipient>(urlFor('admin.invoice_emails.show', { id }), reading.signal)
      .then((recipient) => setAnswer({ status: 'loaded', recipient }))
      .catch(() => !reading.signal.aborted && setAnswer({ status: 'failed' }))
    return () => reading.abort()
  }, [id, attempt])
  const retry = useCallback(() => {
    setAnswer({ status: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  return { answer, retry }
}
