import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'

type RequestArea = 'access_requests' | 'absence_requests'

/**
 * '' for none; an area is missing where nobody can ask or one may not decide. Asked beside the
 * page, and again after a change.
 */
export function useWaitingRequests(): Partial<Record<RequestArea, string>> {
  const may = usePermissions()
  const isOpen = (useShared().tenant?.open_doors ?? []).length > 0
  const joining = isOpen && (may('admin.instructors.create') || may('admin.students.create'))
  return {
    access_requests: useWaiting('access_requests', joining),
    absence_requests: useWaiting('absence_requests', may('admin.instructors.update')),
  }
}

function useWaiting(area: RequestArea, isConcerned: boolean): string | undefined {
  const { number } = useFormat()
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    if (!isConcerned) return
    const ask = () => void countWaiting(area).then(setWaiting)
    ask()
    let isChange = false
    // A visit that deletes the account leaves the page: asking then would be answered 401
    const stops = [
      router.on('start', ({ detail }) => {
        isChange = detail.visit.method !== 'get'
      }),
      router.on('success', () => {
        if (isChange) ask()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [area, isConcerned])

  if (!isConcerned) return undefined
  return waiting > 0 ? number(waiting) : ''
}

const countWaiting = (area: RequestArea) =>
  getJson<{ waiting: number }>(urlFor(`admin.${area}.count`))
    .then(({ waiting }) => waiting)
    .catch(() => 0)
