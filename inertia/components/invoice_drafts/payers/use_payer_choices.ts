import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'
import { TYPING_PAUSE } from '~/ui/typing_pause'

/** `reference` names a payer who may not be opened yet. */
export interface PayerChoice {
  reference: string
  kind: 'household' | 'student' | 'guardian' | 'company'
  number: string | null
  name: string
  name_other: string | null
  children: { name: string; name_other: string | null }[]
}

/**
 * Finds payers by what is typed, and for an enrolment those who may share its price; what was found before
 * stays until the next answer.
 */
export function usePayerChoices(typed: string, enrolment?: string): PayerChoice[] {
  const [choices, setChoices] = useState<PayerChoice[]>([])
  useEffect(() => {
    if (!typed.trim()) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const qs = { q: typed }
      const url = enrolment
        ? urlFor('admin.enrolments.payer_choices.index', { id: enrolment }, { qs })
        : urlFor('admin.payer_choices.index', {}, { qs })
      getJson<{ choices: PayerChoice[] }>(url, asking.signal)
        .then((answer) => setChoices(answer.choices))
        .catch(() => undefined)
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed, enrolment])
  return choices
}
