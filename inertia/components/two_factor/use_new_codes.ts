import { usePage } from '@inertiajs/react'
import { useState } from 'react'

interface NewCodes {
  codes: string[] | undefined
  dismiss: () => void
}

/** Recovery codes as they arrive, once: kept on screen until their owner has put them away, whatever reloads meanwhile. */
export function useNewCodes(): NewCodes {
  const arrived = usePage().flash.recovery_codes
  const [seen, setSeen] = useState(arrived)
  const [codes, setCodes] = useState(arrived)
  if (arrived && arrived !== seen) {
    setSeen(arrived)
    setCodes(arrived)
  }
  return { codes, dismiss: () => setCodes(undefined) }
}
