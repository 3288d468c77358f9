import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { ChildData } from '~/components/families/family_rows'
import { isForEverybody } from '~/components/enrolments/adding/warning_notice'
import type { FamilyPage } from '~/components/families/types'
import { isDay } from '~/ui/form/days/days'

const NONE: never[] = []

/**
 * By the row's key. Asked again whenever what matters has changed, and when a refusal brought the
 * page without it.
 */
export function useFamilyWarnings(
  children: ChildData[],
  { targets, warnings }: Pick<FamilyPage, 'targets' | 'warnings'>
) {
  const asked = children.flatMap(({ key, group_id: id, gender, birth_date: born }) => {
    const group = targets?.find((target) => target.id === id)
    if (!group || isForEverybody(group)) return []
    return [{ key, group: id, gender, born: isDay(born) ? born : '' }]
  })
  const rows = JSON.stringify(asked)
  const isAbsent = warnings === undefined
  useEffect(() => {
    if (rows === '[]') return
    router.reload({
      only: ['warnings'],
      data: { rows },
      preserveUrl: true,
      showProgress: false,
    })
  }, [rows, isAbsent])
  return (key: number) => warnings?.find((one) => one.key === key)?.warnings ?? NONE
}
