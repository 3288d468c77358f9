import { useTranslations } from 'use-intl'
import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'

export function useWarningText() {
  const t = useTranslations('enrolments.warnings')
  const policies = useTranslations('groups.gender_policy')
  const { number } = useFormat()
  const both = useBothNames()
  const named = (step: PlacementWarning['level']) =>
    step ? both({ name_en: step.en, name_ar: step.ar }).lead || step.code : ''
  return ({ type, gender_policy: policy, age, limit, level, reached }: WrittenWarning) =>
    t(type, {
      policy: policies(policy),
      age: age ?? 0,
      limit: number(limit ?? 0),
      level: named(level),
      reached: named(reached),
    })
}

type WrittenWarning = Omit<PlacementWarning, 'token'>
