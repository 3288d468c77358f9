import { urlFor } from '~/client'
import type { Answer, Entry } from '#domain/attendance/rules/outbox'
import { markFieldsOf } from '~/components/attendance/marking'
import type { MarksAnswer } from '~/components/attendance/types'
import { getJson, sendJson } from '~/feedback/send_json'
import type { SignedInUser } from '~/types'

export type Owner = Pick<SignedInUser, 'id' | 'kind'>

export interface DeviceKey {
  account: string
  key: string
}

export const askKey = () => getJson<DeviceKey>(urlFor('device_key.show'))

/** `cut`: no answer, or none that says anything. `ended`: nobody is signed in any more. */
export type Told = MarksAnswer | 'cut' | 'ended' | 'locked' | 'another'

const patience = 20_000
/** From then on, in milliseconds, a mark is told as one that waited. */
const soon = 10_000
const longest = 30 * 86_400

interface Sending {
  owner: Owner
  session: string
  entries: Entry[]
  reason: string
}

export async function post({ owner, session, entries, reason }: Sending): Promise<Told> {
  const body = { marks: entries.map(sentMark), by: owner.id, reason: reason.trim() || null }
  try {
    const answer = await sendJson(
      marksUrl(owner, session),
      body,
      'POST',
      AbortSignal.timeout(patience)
    )
    const told: unknown = await answer.json().catch(() => null)
    if (typeof told === 'object' && told && 'attendance' in told) return told as MarksAnswer
    return await meaning(answer.status, owner)
  } catch {
    return 'cut'
  }
}

const marksUrl = ({ kind }: Owner, id: string) =>
  kind === 'admin'
    ? urlFor('admin.attendance_marks.store', { id })
    : urlFor('own_attendance_marks.store', { id })

export const rosterUrl = ({ kind }: Owner, id: string) =>
  kind === 'admin' ? urlFor('admin.attendance.show', { id }) : urlFor('own_sessions.show', { id })

const refusals = new Map<number, Answer['refusal']>([
  [403, 'forbidden'],
  [404, 'not_found'],
  [422, 'invalid'],
])

const refusing = (refusal: Answer['refusal']): MarksAnswer => ({
  ...{ refusal, kept: [], versions: {}, refused: [], attendance: null },
})

/** What is refused without a word is refused for good only where it is sure that whoever made it is still signed in. */
async function meaning(status: number, owner: Owner): Promise<Told> {
  if (status === 409) return 'another'
  if (status === 423) return 'locked'
  const refusal = refusals.get(status)
  if (!refusal && ![0, 302, 401, 419].includes(status)) return 'cut'
  const who = await askKey().catch((problem: Error) => problem)
  if (who instanceof Error) return /^(401|403)$/.test(who.message) ? 'ended' : 'cut'
  if (who.account !== owner.id) return 'another'
  return refusal ? refusing(refusal) : 'cut'
}

function sentMark(entry: Entry) {
  const { id, student_id, seen, leaves_text } = entry
  const mark = { id, student_id, seen, leaves_text, ...markFieldsOf(entry) }
  const waited = Date.now() - entry.made_at
  if (waited < soon) return mark
  return { ...mark, waited: Math.min(Math.round(waited / 1000), longest) }
}
