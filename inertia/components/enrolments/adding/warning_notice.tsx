import { useTranslations } from 'use-intl'
import { ClashLines } from '~/components/enrolments/adding/clash_notice'
import {
  clashesFor,
  type ShownWarning,
  type Unsuitable,
  useWarnings,
} from '~/components/enrolments/adding/use_warnings'
import { WarningAlert } from '~/components/enrolments/adding/warning_alert'
import type { EnrolGroup } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'

interface WarningNoticeProps {
  group: EnrolGroup
  /** `id` is absent for somebody new, who misses nothing. */
  person: { id?: string; gender: string | null; birth_date: string | null }
  on: string
  warnings?: ShownWarning[]
}

export function WarningNotice({ group, person, on, warnings = [] }: WarningNoticeProps) {
  const { id: student, gender, birth_date: born } = person
  const asked = { group: group.id, student, gender: gender ?? '', born: born ?? '', on }
  useWarnings(asked, student !== undefined || !isForEverybody(group))
  return (
    <WarningAlert>
      {useLines(group, warnings)}
      {clashesFor(asked, warnings).map((clash) => (
        <ClashLines key={clash.asked} clash={clash} />
      ))}
    </WarningAlert>
  )
}

interface WarningLinesProps {
  group: Pick<EnrolGroup, 'gender_policy' | 'min_age' | 'max_age'>
  warnings: ShownWarning[]
}

export const WarningLines = ({ group, warnings }: WarningLinesProps) => (
  <WarningAlert>{useLines(group, warnings)}</WarningAlert>
)

function useLines(group: WarningLinesProps['group'], warnings: ShownWarning[]) {
  const t = useTranslations('enrolments.warnings')
  const policies = useTranslations('groups.gender_policy')
  const { number } = useFormat()
  if (isForEverybody(group)) return []
  return warnings.filter(isUnsuitable).map(({ type, age }) => (
    <div key={type}>
      {t(type, {
        policy: policies(group.gender_policy),
        age: age ?? 0,
        limit: number((type === 'too_young' ? group.min_age : group.max_age) ?? 0),
      })}
    </div>
  ))
}

const isUnsuitable = (warning: ShownWarning): warning is Unsuitable => warning.type !== 'clash'

export const isForEverybody = ({
  gender_policy: policy,
  min_age: min,
  max_age: max,
}: WarningLinesProps['group']) => policy === 'mixed' && min === null && max === null
