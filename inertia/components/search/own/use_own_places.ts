import { useCallback, useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { logFailure } from '~/components/search/records/log_failure'
import { getJson } from '~/feedback/send_json'
import type { SignedInUser } from '~/types'

export type OwnPlaces = Data.Portal.Search.OwnPlaces

/** Pages of a person's own records; none in the back office, whose records are searched by the server. */
export function useOwnPlaces(kind: SignedInUser['kind']) {
  const [places, setPlaces] = useState<OwnPlaces>()
  const [failed, setFailed] = useState<number>()
  const [tries, setTries] = useState(0)
  const isPortal = kind !== 'admin'
  useEffect(() => {
    if (!isPortal) return
    const leaving = new AbortController()
    getJson<OwnPlaces>(urlFor('own_places.index'), leaving.signal).then(setPlaces, (error) => {
      if (leaving.signal.aborted) return
      logFailure(error)
      setFailed(tries)
    })
    return () => leaving.abort()
  }, [isPortal, tries])
  const isFailing = failed === tries
  return {
    places,
    isBusy: isPortal && !places && !isFailing,
    isFailing,
    retry: useCallback(() => setTries((before) => before + 1), []),
  }
}
