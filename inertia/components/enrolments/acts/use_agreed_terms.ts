import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'

export type AgreedTerms = {
  terms: Data.Admin.Enrolments.EnrolmentTerms[]
  billed_until: string | null
}

/** The prices of an enrolment, read when its dialog opens. */
export function useAgreedTerms(id: string) {
  const [answer, setAnswer] = useState<AgreedTerms>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    getJson<AgreedTerms>(urlFor('admin.enrolments.terms.show', { id }), aborter.signal)
      .then(setAnswer)
      .catch(() => aborter.signal.aborted || setFailed(true))
    return () => aborter.abort()
  }, [id, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return { answer, hasFailed, retry }
}
