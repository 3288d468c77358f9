import type { TodaySession } from '~/components/teaching_day/types'
import { useBothNames } from '~/ui/names/both_names'

/** Its room and, where the centre has more than one, its branch. */
export function useSessionPlace() {
  const both = useBothNames()
  return ({ room, branch }: Pick<TodaySession, 'room' | 'branch'>) =>
    [room, branch]
      .flatMap((one) => (one ? [both({ name_en: one.name_en, name_ar: one.name_ar }).lead] : []))
      .join(' · ')
}
