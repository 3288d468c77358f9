import { useTranslations } from 'use-intl'
import { groupFormData } from '~/components/groups/form/group_form_data'
import type { GroupForm } from '~/components/groups/form/use_group_form'
import type { GroupDetail } from '~/components/groups/types'
import { PlacementWarnings } from '~/components/placements/placement_warnings'

interface GroupChangeWarningsProps {
  group: GroupDetail
  made: GroupForm
}

const fitFields = ['course_id', 'level_id', 'gender_policy', 'min_age', 'max_age'] as const

/** They name who is in the group and would no longer fit it. */
export function GroupChangeWarnings({ group, made }: GroupChangeWarningsProps) {
  const t = useTranslations('enrolments.warnings')
  const { data } = made.form
  const saved = groupFormData(group, '', '')
  const isChanged = fitFields.some((name) => data[name] !== saved[name])
  return (
    <PlacementWarnings
      title={t('group_change')}
      question={
        isChanged && data.course_id !== '' && isAge(data.min_age) && isAge(data.max_age)
          ? {
              changed_group: group.id,
              course_id: data.course_id,
              level_id: data.level_id || null,
              gender_policy: data.gender_policy,
              min_age: data.min_age || null,
              max_age: data.max_age || null,
            }
          : null
      }
      field={made.field('confirmed_warnings')}
    />
  )
}

/** Half a number isn't asked about; digits are of any script. */
const isAge = (typed: string) => /^\p{Nd}{0,3}$/u.test(typed)
