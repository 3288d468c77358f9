import { useTranslations } from 'use-intl'
import type { Choice } from '~/ui/form/fields/choice/choice_field'

const MANY = 200

const count = (most: number) => Array.from({ length: most }, (_, place) => place + 1)

export function useChoices() {
  const t = useTranslations('preview.sample')
  const choice = (number: number): Choice => ({
    value: String(number),
    label: t('choice', { number }),
  })
  const few = count(3).map(choice)
  const described: Choice[] = [
    { ...choice(1), facts: [t('fact'), t('other_fact')] },
    { ...choice(2), facts: [t('fact')], mark: t('mark') },
    { value: '3', label: t('long'), facts: [t('fact'), t('other_fact')], mark: t('mark') },
  ]
  return { few, many: count(MANY).map(choice), described }
}
