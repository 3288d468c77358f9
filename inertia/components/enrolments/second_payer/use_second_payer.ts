import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'

export type EnrolmentPayers = Data.Admin.Enrolments.SecondPayer & { can_open_company: boolean }

/** Reads who pays a share of an enrolment, when its dialog opens. */
export function useSecondPayer(id: string) {
  const [answer, setAnswer] = useState<EnrolmentPayers>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    const url = urlFor('admin.enrolments.second_payer.show', { id })
    getJson<EnrolmentPayers>(url, aborter.signal)
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
