import { useTranslations } from 'use-intl'
import type { PayRule } from '~/components/instructors/types'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'

export function usePayText(): (rule: PayRule) => string {
  const t = useTranslations('instructors')
  const format = useFormat()
  const money = useMoney()
  return ({ method, amount, percent }) => {
    const share = percent === null ? '' : t('pay.share', { percent: format.number(percent) })
    return `${t(`method.${method}`)} · ${amount ? money.write(amount) : share}`
  }
}
