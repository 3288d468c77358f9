import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SessionChoices } from '~/components/free_slots/types'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { getJson } from '~/feedback/send_json'
import { TYPING_PAUSE } from '~/ui/typing_pause'

/** Choices of a form with what speaks against them at its times, the free ones first; of no query, as they are. */
export function useSessionChoices(query: string) {
  const told = useTold(query)
  const mark = useMark()
  const free = useTranslations('free_slots')('free')
  return (what: 'instructor' | 'room', choices: Choice[]): Choice[] => {
    const hindered = new Map(told?.[what].map((one) => [one.id, one]))
    const marked = choices.map((choice) => {
      const found = hindered.get(choice.value)
      if (found) return { ...choice, mark: mark(found, told!) }
      return told && choice.value ? { ...choice, free } : choice
    })
    return marked.sort((one, other) => Number(Boolean(one.mark)) - Number(Boolean(other.mark)))
  }
}

/** What speaks against the one that is chosen, as a line of its own. */
export function markOf(choices: Choice[], chosen: string) {
  const mark = choices.find(({ value }) => value === chosen)?.mark
  return mark && mark.charAt(0).toLocaleUpperCase() + mark.slice(1)
}

type Hindered = SessionChoices['room'][number]

function useMark() {
  const t = useTranslations('free_slots')
  return (
    { hindrances: [first], caveats: [caveat] }: Hindered,
    { times: count, is_part: isPart }: SessionChoices
  ) => {
    if (!first) return t(`caveats.${caveat!}`)
    const what = t(`hindrances.${first.kind}`)
    if (first.times === count && !isPart) return what
    return t(isPart ? 'part_of_first' : 'part', { what, times: first.times, count })
  }
}

/** What was told of the form as it is now; nothing while it is being filled in, or where the answer is missing. */
function useTold(query: string) {
  const [told, setTold] = useState<{ query: string; choices: SessionChoices | null } | null>(null)
  useEffect(() => {
    if (!query) return
    const control = new AbortController()
    const asking = setTimeout(() => {
      ask(query, control.signal)
        .catch(() => null)
        .then((choices) => {
          if (!control.signal.aborted) setTold({ query, choices })
        })
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(asking)
      control.abort()
    }
  }, [query])
  return told?.query === query ? told.choices : null
}

async function ask(query: string, signal: AbortSignal): Promise<SessionChoices | null> {
  const url = `${urlFor('admin.session_choices.index')}?${query}`
  return (await getJson<{ choices: SessionChoices | null }>(url, signal)).choices
}
