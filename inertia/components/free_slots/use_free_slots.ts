import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { FoundSlots, SlotTask } from '~/components/free_slots/types'
import { getJson } from '~/feedback/send_json'
import type { Binding } from '~/ui/form/binding'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'
import { TYPING_PAUSE } from '~/ui/typing_pause'
import { latinDigits } from '#domain/shared/text/digits'

const fieldsOf = ({ minutes, from, until, instructor, room }: SlotTask) => ({
  ...{ minutes, from, until, earliest: '08:00', latest: '22:00', weekdays: '' },
  instructor: instructor || 'any',
  room: room || 'any',
  all_students: true,
})

type Fields = ReturnType<typeof fieldsOf>

interface Answer {
  found: FoundSlots | null
  errors: Record<string, string> | null
}

type Told = Answer | 'failed'

/** Asked anew whenever what is asked changes; meanwhile what was found before stays, and is said to be old. */
export function useFreeSlots(task: SlotTask) {
  const [fields, setFields] = useState(() => fieldsOf(task))
  const [tries, setTries] = useState(0)
  const [told, setTold] = useState<{ key: string; answer: Told } | null>(null)
  const url = `${urlFor('admin.free_slots.index')}?${queryOf(task, fields)}`
  const key = `${tries} ${url}`

  useEffect(() => {
    const control = new AbortController()
    const asking = setTimeout(() => {
      getJson<Answer>(url, control.signal)
        .catch((): Told => 'failed')
        .then((answer) => {
          if (!control.signal.aborted) setTold({ key, answer })
        })
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(asking)
      control.abort()
    }
  }, [url, key])

  const answer = told && told.answer !== 'failed' ? told.answer : null
  const bind = <Name extends keyof Fields>(name: Name): Binding<Fields[Name]> => ({
    name: `slot.${name}`,
    value: fields[name],
    error: answer?.errors?.[name],
    onChange: (value) => setFields((now) => ({ ...now, [name]: value })),
  })
  return {
    fields,
    bind,
    found: answer?.found ?? null,
    hasProblem: Boolean(answer?.errors),
    problems: unboundOf(answer?.errors),
    hasFailed: told?.key === key && told.answer === 'failed',
    isPending: told?.key !== key,
    again: () => setTries((count) => count + 1),
  }
}

export type SlotSearchState = ReturnType<typeof useFreeSlots>

/** What is wrong with what the form behind it says. */
const unboundOf = (errors: Answer['errors'] | undefined) =>
  ['group_id', 'student_id', 'branch_id'].flatMap((name) => errors?.[name] ?? [])

function queryOf(task: SlotTask, { weekdays, all_students: all, ...fields }: Fields) {
  const { group, student, branch, session, isWeekly, followsTimings, near } = task
  const query = new URLSearchParams({
    ...fields,
    group_id: group,
    student_id: student ?? '',
    branch_id: branch ?? '',
    session_id: session?.id ?? '',
    scope: session?.scope ?? 'this',
    repeats: isWeekly ? 'weekly' : 'once',
    follows_timings: followsTimings ? '1' : '0',
    near: isClock(near) ? near : '',
    all_students: all ? '1' : '0',
  })
  for (const day of wordsOf(weekdays)) query.append('weekdays[]', day)
  return query
}

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(latinDigits(text))
