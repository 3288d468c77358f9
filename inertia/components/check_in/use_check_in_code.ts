import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'

interface ShownCode {
  address: string
  ends_in: number
  is_stale: boolean
}

const again = 5_000

/** The address a phone scans now; undefined before the first, null while nobody answers. `isIdle`: nobody is typing. */
export function useCheckInCode(isIdle: boolean): string | null | undefined {
  const [code, setCode] = useState<string | null>()
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    async function ask(): Promise<void> {
      const shown = await asked(asking.signal)
      if (asking.signal.aborted) return
      setCode(shown?.address ?? null)
      if (shown?.is_stale) setStale(true)
      timer = setTimeout(ask, shown ? Math.max(shown.ends_in, 1_000) : again)
    }
    void ask()
    return () => {
      asking.abort()
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (isStale && isIdle) window.location.reload()
  }, [isStale, isIdle])
  return code
}

async function asked(signal: AbortSignal): Promise<ShownCode | undefined> {
  try {
    return await getJson<ShownCode>(urlFor('check_in_codes.show'), signal)
  } catch (error) {
    if (error instanceof Error && error.message === '404') window.location.reload()
    return undefined
  }
}
