import { useTranslations } from 'use-intl'
import type { StudentQuery } from '~/components/students/types'

type AgeBand = StudentQuery['age'][number]

const all: Record<AgeBand, true> = {
  '0_5': true,
  '6_8': true,
  '9_11': true,
  '12_14': true,
  '15_17': true,
  '18': true,
}

/** Every age a list of students is filtered by, from the youngest on, in words; the type lets none be missing. */
export function useAgeBands() {
  const t = useTranslations('students.age')
  const label = (band: AgeBand) => {
    const [from = 0, to] = band.split('_').map(Number)
    if (to === undefined) return t('over', { age: from })
    return from === 0 ? t('under', { age: to + 1 }) : t('between', { from, to })
  }
  const bands = (Object.keys(all) as AgeBand[]).sort(
    (a, b) => Number.parseInt(a) - Number.parseInt(b)
  )
  return bands.map((value) => ({ value, label: label(value) }))
}
