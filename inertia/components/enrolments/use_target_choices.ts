import { useTranslations } from 'use-intl'
import type { TargetOption } from '~/components/groups/types'
import { useOptionName } from '~/components/groups/use_option_name'
import { useFormat } from '~/hooks/use_format'

/** Groups to go to, with their seats. */
export function useTargetChoices(targets: TargetOption[] = []) {
  const t = useTranslations('enrolments')
  const { number } = useFormat()
  const { name } = useOptionName()
  return targets.map((target) => ({
    value: target.id,
    label: t('target_seats', {
      code: target.code,
      title: name(target),
      taken: number(target.seats_taken),
      capacity: number(target.capacity),
    }),
  }))
}
