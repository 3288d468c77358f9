import { useEffect } from 'react'
import { useShared } from '~/hooks/use_shared'
import { recents } from '~/recents/recents'

/** Undefined when nobody is signed in. */
export function useRecentsKey(): string | undefined {
  const { auth, tenant } = useShared()
  return auth && tenant ? recents.key(tenant.slug, auth.user.id) : undefined
}

/** Remembers that the page of a record was opened, under the name it has now. */
export function useRecentRecord(
  area: string,
  id: string,
  { lead, other }: { lead: string; other: string | null }
): void {
  const key = useRecentsKey()
  useEffect(() => {
    if (key) recents.keep(key, { is: 'record', area, id, lead, other })
  }, [key, area, id, lead, other])
}
