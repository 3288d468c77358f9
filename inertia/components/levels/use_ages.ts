import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'

type Ages = { min_age: number | null; max_age: number | null }

export function useAges(): (level: Ages) => string {
  const t = useTranslations('levels.ages')
  const { numbers } = useFormat()
  return ({ min_age: min, max_age: max }) => {
    if (min !== null && max !== null) return numbers(min, max)
    if (min !== null) return t('from', { min })
    return max === null ? '' : t('to', { max })
  }
}
