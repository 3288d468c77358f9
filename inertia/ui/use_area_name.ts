import { useTranslations } from 'use-intl'
import type { AreaName } from '#domain/shared/areas/areas'
import type { AreaWords } from '~/ui/use_area_words'

type AreaNaming = {
  (area: AreaName, place?: 'menu' | 'trail'): string
  line: (area: AreaName, line: string) => string
}

export function useAreaName(): AreaNaming {
  const t = useTranslations('areas') as unknown as AreaWords
  const name = (area: AreaName, place?: 'menu' | 'trail') =>
    place && t.has(`${area}.${place}`) ? t(`${area}.${place}`) : t(`${area}.title`)
  return Object.assign(name, { line: (area: AreaName, line: string) => t(`${area}.${line}`) })
}
