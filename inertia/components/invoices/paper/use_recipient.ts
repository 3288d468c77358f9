import type { Data } from '@generated/data'
import { useCallback, useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { type DocumentKind, mailRoutes } from '~/components/invoices/paper/mail_routes'
import { getJson } from '~/feedback/send_json'

export type InvoiceRecipient = Data.Admin.InvoiceEmails.InvoiceRecipient

type Answer =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; recipient: InvoiceRecipient }

/** To whom a document would go now. */
export function useRecipient(kind: DocumentKind, id: string) {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const reading = new AbortController()
    getJson<InvoiceRecipient>(urlFor(mailRoutes[kind].recipient, { id }), reading.signal)
      .then((recipient) => setAnswer({ status: 'loaded', recipient }))
      .catch(() => !reading.signal.aborted && setAnswer({ status: 'failed' }))
    return () => reading.abort()
  }, [kind, id, attempt])
  const retry = useCallback(() => {
    setAnswer({ status: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  return { answer, retry }
}
