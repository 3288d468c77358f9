import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { ChildData } from '~/components/families/family_rows'
import { isForEverybody } from '~/components/enrolments/warning_notice'
import type { TargetOption } from '~/components/groups/types'
import { isDay } from '~/ui/form/use_typed_day'

/** Asks what speaks against each child in its group, whenever what matters has changed. */
export function useFamilyWarnings(children: ChildData[], targets: TargetOption[] | null): void {
  const asked = children.flatMap(({ key, group_id: id, gender, birth_date: born }) => {
    const group = targets?.find((target) => target.id === id)
    if (!group || isForEverybody(group)) return []
    return [{ key, group: id, gender, born: isDay(born) ? born : '' }]
  })
  const rows = JSON.stringify(asked)
  useEffect(() => {
    if (rows === '[]') return
    router.reload({
      only: ['warnings'],
      data: { rows },
      preserveUrl: true,
      showProgress: false,
    })
  }, [rows])
}
