import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { PlacementAnswer, WarningsQuestion } from '~/components/placements/types'
import { askJson } from '~/feedback/send_json'
import { isDay } from '~/ui/form/days/days'

const unanswered: PlacementAnswer = { people: [], clash: null }
const failed = null
const blank = 'null'

/**
 * It asks anew whenever the question changes, and after every refusal, which may be about a new warning.
 * Meanwhile the last answer to the same question stays.
 */
export function usePlacementWarnings(question: WarningsQuestion | null) {
  const key = JSON.stringify(question && isWhole(question) ? withoutHalfDays(question) : null)
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ key: string; answer: PlacementAnswer | null } | null>(null)
  useEffect(() => {
    if (key === blank) return
    const control = new AbortController()
    askPlacementWarnings(JSON.parse(key) as WarningsQuestion, control.signal)
      .then((answer) => setLast({ key, answer }))
      .catch(() => !control.signal.aborted && setLast({ key, answer: failed }))
    return () => control.abort()
  }, [key, attempt])
  const again = () => setAttempt((before) => before + 1)
  useEffect(() => router.on('error', () => setAttempt((before) => before + 1)), [])
  const isAnswered = key !== blank && last?.key === key
  return {
    ...((isAnswered && last.answer) || unanswered),
    hasFailed: isAnswered && last.answer === failed,
    again,
  }
}

export const askPlacementWarnings = (question: WarningsQuestion, signal?: AbortSignal) =>
  askJson<PlacementAnswer>(urlOf(question), question, signal)

function urlOf(question: WarningsQuestion) {
  if ('changed_group' in question)
    return urlFor('admin.groups.placement_warnings.store', { id: question.changed_group })
  if ('changed_student' in question)
    return urlFor('admin.students.placement_warnings.store', { id: question.changed_student })
  return 'ids' in question || 'matching' in question || 'from_group_id' in question
    ? urlFor('admin.bulk_placement_warnings.store')
    : urlFor('admin.placement_warnings.store')
}

const isWhole = (question: WarningsQuestion) => !('on' in question) || isDay(question.on)

/** A date of birth counts once it is typed whole. */
function withoutHalfDays(question: WarningsQuestion) {
  if (!('birth_date' in question)) return question
  const { birth_date: born, gender } = question
  return { ...question, gender: gender || null, birth_date: born && isDay(born) ? born : null }
}
