import { useTranslations } from 'use-intl'
import { isolate } from '~/ui/isolate'

type Ages = { min_age: number | null; max_age: number | null }

export function useAges(): (level: Ages) => string {
  const t = useTranslations('levels.ages')
  return ({ min_age: min, max_age: max }) => {
    if (min !== null && max !== null) return isolate(t('between', { min, max }), 'ltr')
    if (min !== null) return t('from', { min })
    return max === null ? '' : t('to', { max })
  }
}
