import { urlFor } from '~/client'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { getJson } from '~/feedback/send_json'

type Of = 'group' | 'instructor' | 'student'

/** Called as somebody types; `every` finds those that have ended or are archived, too. */
export async function findMeetingOptions<O extends Of>(
  of: O,
  { typed, every = false }: { typed: string; every?: boolean },
  signal: AbortSignal
): Promise<MeetingOptions[O]> {
  const qs = { of, q: typed, every: every ? '1' : '0' }
  const url = urlFor('admin.meeting_options.index', {}, { qs })
  return (await getJson<{ options: MeetingOptions[O] }>(url, signal)).options
}
