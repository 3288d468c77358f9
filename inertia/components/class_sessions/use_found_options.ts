import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { findMeetingOptions } from '~/components/class_sessions/find_meeting_options'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { TYPING_PAUSE } from '~/ui/typing_pause'

/** Those a form was opened with, and whoever is found by what was typed since. */
export function useFoundOptions<O extends 'group' | 'instructor' | 'student'>(
  of: O,
  offered: MeetingOptions[O]
) {
  type Option = MeetingOptions[O][number]
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  const [found, setFound] = useState<Option[]>([])
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    const by = (option: Option) => ({ ...option, found_by: asked })
    findMeetingOptions(of, { typed: asked }, asking.signal)
      .then((options: Option[]) => setFound((known) => withNew(options.map(by), known)))
      .catch(() => undefined)
    return () => asking.abort()
  }, [of, asked])
  return { options: withFound<Option>(offered, found), onSearch: setTyped }
}

/** By a phone number, say, which isn't among what is shown. */
type Found = { id: string; found_by?: string }

/** Each once, as it was found last. */
const withNew = <Option extends { id: string }>(known: Option[], more: Option[]): Option[] => {
  const all = new Map<string, Option>()
  for (const one of [...known, ...more]) if (!all.has(one.id)) all.set(one.id, one)
  return [...all.values()]
}

/** What is offered may be found, too: a group's instructor by name. */
const withFound = <Option extends Found>(offered: Option[], found: Option[]): Option[] => {
  const by = new Map(found.map((one) => [one.id, one.found_by]))
  return withNew(offered, found).map((one) => ({ ...one, found_by: by.get(one.id) }))
}
