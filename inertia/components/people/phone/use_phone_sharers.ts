import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import type { PersonArea } from '~/components/people/types'
import { getJson } from '~/feedback/send_json'

export type PhoneSharer = Data.Admin.PeoplePhones.PhoneSharer

/** Other people with the saved number; `hasFailed` while that couldn't be read. */
export function usePhoneSharers(area: PersonArea, id: string, isWanted: boolean) {
  const [sharers, setSharers] = useState<PhoneSharer[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const asking = new AbortController()
    getJson<{ people: PhoneSharer[] }>(
      urlFor('admin.people_phones.show', { list: area, id }),
      asking.signal
    )
      .then(({ people }) => setSharers(people))
      .catch(() => setFailed(!asking.signal.aborted))
    return () => asking.abort()
  }, [area, id, isWanted])
  return { sharers, hasFailed }
}
