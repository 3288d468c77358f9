import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { urlFor } from '~/client'
import type { DraftStudent } from '~/components/invoice_drafts/types'
import { getJson } from '~/feedback/send_json'
import { TYPING_PAUSE } from '~/ui/typing_pause'

/** The payer's children and those on lines, and whoever matches what is typed since. */
export function useLineStudents(own: DraftStudent[]) {
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  const [matches, setMatches] = useState<DraftStudent[]>([])
  useEffect(() => {
    if (!words) return
    const asking = new AbortController()
    const url = urlFor('admin.draft_students.index', {}, { qs: { q: words } })
    getJson<{ students: DraftStudent[] }>(url, asking.signal)
      .then(({ students }) => setMatches((before) => [...before, ...students]))
      .catch(() => undefined)
    return () => asking.abort()
  }, [words])
  const students = useMemo(
    () => [...new Map([...own, ...matches].map((student) => [student.id, student])).values()],
    [own, matches]
  )
  return { students, search: setTyped }
}
