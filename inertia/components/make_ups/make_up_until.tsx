import { useTranslations } from 'use-intl'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { useFormat } from '~/hooks/use_format'

interface MakeUpUntilProps {
  makeUp: Pick<StudentMakeUp, 'expires_on' | 'state'>
}

export function MakeUpUntil({ makeUp: { expires_on: day, state } }: MakeUpUntilProps) {
  const t = useTranslations('make_ups')
  const format = useFormat()
  if (!day) return t('always')
  return t(state === 'expired' ? 'expired_on' : 'until', { day: format.day(day) })
}
