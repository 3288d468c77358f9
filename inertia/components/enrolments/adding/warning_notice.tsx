import { router } from '@inertiajs/react'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { EnrolGroup } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'

export type ShownWarning = {
  type: 'gender' | 'gender_unknown' | 'too_young' | 'too_old' | 'age_unknown'
  age: number | null
}

interface WarningNoticeProps {
  group: EnrolGroup
  person: { gender: string | null; birth_date: string | null }
  on: string
  warnings?: ShownWarning[]
}

export function WarningNotice({ group, person, on, warnings = [] }: WarningNoticeProps) {
  useWarnings(group, person, on)
  return <WarningLines group={group} warnings={warnings} />
}

interface WarningLinesProps {
  group: Pick<EnrolGroup, 'gender_policy' | 'min_age' | 'max_age'>
  warnings: ShownWarning[]
}

export function WarningLines({ group, warnings }: WarningLinesProps) {
  const t = useTranslations('enrolments.warnings')
  const policies = useTranslations('groups.gender_policy')
  const { number } = useFormat()
  if (isForEverybody(group) || warnings.length === 0) return null
  return (
    <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} role="status" py="xs">
      {warnings.map(({ type, age }) => (
        <div key={type}>
          {t(type, {
            policy: policies(group.gender_policy),
            age: age ?? 0,
            limit: number((type === 'too_young' ? group.min_age : group.max_age) ?? 0),
          })}
        </div>
      ))}
    </Alert>
  )
}

export const isForEverybody = ({
  gender_policy: policy,
  min_age: min,
  max_age: max,
}: WarningLinesProps['group']) => policy === 'mixed' && min === null && max === null

function useWarnings(group: EnrolGroup, person: WarningNoticeProps['person'], on: string) {
  const { id } = group
  const gender = person.gender ?? ''
  const born = person.birth_date ?? ''
  const isForAll = isForEverybody(group)
  useEffect(() => {
    if (isForAll) return
    router.reload({
      only: ['warnings'],
      data: { group: id, gender, born, on },
      preserveUrl: true,
      showProgress: false,
    })
  }, [isForAll, id, gender, born, on])
}
