import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { Named } from '~/components/guardians/types'
import { TYPING_PAUSE } from '~/ui/typing_pause'
import type { StoredNames } from '#domain/shared/text/person_names'

export type GuardianOption = Named & {
  phone_written: string | null
  /** The first two of those at the centre. */
  children?: StoredNames[]
}

export async function findGuardians(text: string, signal: AbortSignal): Promise<GuardianOption[]> {
  const answer = await fetch(urlFor('admin.guardian_options.index', {}, { qs: { q: text } }), {
    signal,
    headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok) return []
  const { options }: { options: GuardianOption[] } = await answer.json()
  return options
}

export function useGuardianOptions(typed: string): GuardianOption[] {
  const [options, setOptions] = useState<GuardianOption[]>([])
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => {
      findGuardians(typed, asking.signal)
        .then(setOptions)
        .catch(() => undefined)
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed])
  return options
}
