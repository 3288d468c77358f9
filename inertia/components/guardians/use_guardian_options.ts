import { useEffect, useState } from 'react'
import { guardianUrls } from '~/components/guardians/guardian_urls'
import type { Named } from '~/components/guardians/types'

export type GuardianOption = Named & { phone_written: string | null }

const PAUSE = 200

/** The guardians that match what is typed, asked for once somebody stops typing. */
export function useGuardianOptions(typed: string): GuardianOption[] {
  const [options, setOptions] = useState<GuardianOption[]>([])
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => {
      fetch(guardianUrls.options(typed), {
        signal: asking.signal,
        headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      })
        .then((answer) => (answer.ok ? answer.json() : { options: [] }))
        .then(({ options: found }: { options: GuardianOption[] }) => setOptions(found))
        .catch(() => undefined)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed])
  return options
}
