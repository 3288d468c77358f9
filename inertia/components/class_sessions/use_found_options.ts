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
    findMeetingOptions(of, { typed: asked }, asking.signal)
      .then((options: Option[]) => setFound((known) => withNew(known, options)))
      .catch(() => undefined)
    return () => asking.abort()
  }, [of, asked])
  return { options: withNew<Option>(offered, found), onSearch: setTyped }
}

/** Each once: a group's instructor is offered by its group and by name. */
const withNew = <Option extends { id: string }>(known: Option[], more: Option[]): Option[] => {
  const all = new Map<string, Option>()
  for (const one of [...known, ...more]) if (!all.has(one.id)) all.set(one.id, one)
  return [...all.values()]
}
