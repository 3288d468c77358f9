import { router } from '@inertiajs/react'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { AddStudent } from '~/components/enrolments/use_add_student'
import type { GroupDetail } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'

export type ShownWarning = {
  type: 'gender' | 'gender_unknown' | 'too_young' | 'too_old' | 'age_unknown'
  age: number | null
}

interface WarningNoticeProps {
  group: GroupDetail
  adding: AddStudent
  warnings?: ShownWarning[]
}

/** What speaks against this student in this group; told before saving, and never a refusal. */
export function WarningNotice({ group, adding, warnings = [] }: WarningNoticeProps) {
  const t = useTranslations('enrolments.warnings')
  const policies = useTranslations('groups.gender_policy')
  const { number } = useFormat()
  useWarnings(group, adding)
  if (warnings.length === 0) return null
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

/** Asks again whenever what matters has changed; a group for everybody has nothing to ask. */
function useWarnings(group: GroupDetail, { chosen, form }: AddStudent) {
  const person = chosen.is === 'known' ? chosen.student : form.data
  const gender = person.gender ?? ''
  const born = person.birth_date ?? ''
  const on = form.data.starts_on
  const isForAll =
    group.gender_policy === 'mixed' && group.min_age === null && group.max_age === null
  useEffect(() => {
    if (isForAll) return
    router.reload({
      only: ['warnings'],
      data: { gender, born, on },
      preserveUrl: true,
      showProgress: false,
    })
  }, [isForAll, gender, born, on])
}
