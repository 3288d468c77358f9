import type { InertiaFormProps } from '@inertiajs/react'
import { useState } from 'react'
import {
  type Blank,
  type GroupOption,
  type SessionData,
  usualOf,
  usualRepeats,
} from '~/components/class_sessions/form/blank_session'
import { findBlank } from '~/components/class_sessions/form/find_blank'

/** Fills in what is usual for whom the sessions are; what a person has changed stays. */
export function useUsualMeeting(form: InertiaFormProps<SessionData>, blank: Blank) {
  const [usual, setUsual] = useState(() => usualOf(blank))

  /** As the form begins when it is opened from the group. */
  async function fillFrom(group: GroupOption) {
    const begun = await findBlank({ group: group.id }).catch(() => undefined)
    if (!begun) return
    const next = usualOf({ today: blank.today, student: null, group, pattern: begun.pattern })
    form.setData((now) => {
      if (now.group_id !== group.id) return now
      const filled = { ...now, ...untouched(now, usual, next) }
      const { branch_id: at } = blank.rooms.find(({ id }) => id === filled.room_id) ?? group
      return at === group.branch_id ? filled : { ...filled, room_id: next.room_id }
    })
    setUsual(next)
  }

  /** To a group or to one student, chosen anew. */
  function turnTo(party: string) {
    const repeats = usualRepeats(party)
    form.setData((now) => ({
      ...now,
      ...{ party, group_id: '', student_id: '' },
      ...untouched(now, { repeats: usual.repeats }, { repeats }),
    }))
    form.clearErrors('group_id', 'student_id', 'instructor_id')
    setUsual({ ...usual, repeats })
  }

  return { fillFrom, turnTo }
}

type Usual = Partial<ReturnType<typeof usualOf>>

function untouched(now: Usual, before: Usual, next: Usual): Usual {
  const kept = Object.entries(next).filter(([name]) =>
    isSame(now[name as keyof Usual], before[name as keyof Usual])
  )
  return Object.fromEntries(kept)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
