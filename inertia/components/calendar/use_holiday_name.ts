import { useCallback } from 'react'
import type { CalendarAnswer } from '~/components/calendar/types'
import { useBothNames } from '~/ui/names/both_names'

type Holiday = CalendarAnswer['background']['holidays'][number]

/** Of one branch with the branch: it is nobody else's. */
export function useHolidayName(answer: CalendarAnswer | null) {
  const both = useBothNames()
  return useCallback(
    ({ name_en, name_ar, branch }: Holiday) => {
      const { lead } = both({ name_en, name_ar })
      const of = branch === undefined ? undefined : answer?.branches[branch]
      return of ? `${lead} · ${both({ name_en: of.name_en, name_ar: of.name_ar }).lead}` : lead
    },
    [answer, both]
  )
}
