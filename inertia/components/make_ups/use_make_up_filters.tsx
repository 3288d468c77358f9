import { useTranslations } from 'use-intl'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { meetingFinders } from '~/components/class_sessions/meeting_finders'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { MakeUpState } from '~/components/make_ups/make_up_state'
import { usePermissions } from '~/hooks/use_permissions'
import type { FilterPart } from '~/ui/list/list_description'
import { listedStates, makeUpCauses } from '#domain/shared/choices/make_ups'

export function useMakeUpFilters(options?: MeetingOptions): FilterPart[] {
  const t = useTranslations('make_ups')
  const choices = useMeetingChoices(options)
  const may = usePermissions()
  const branch = useBranchFilter(t('filters.branch'))
  const searched = (name: 'group' | 'student'): FilterPart => ({
    ...{ kind: 'searched', name, label: t(`filters.${name}`) },
    ...{ options: choices[name], find: meetingFinders[name] },
  })
  const days = (name: 'expires' | 'missed'): FilterPart => ({
    ...{ kind: 'days', name, label: t(`filters.${name}`) },
    ...{ from: t(`filters.${name}_from`), to: t(`filters.${name}_to`) },
  })
  return [
    {
      ...{ kind: 'choice', name: 'state', label: t('filters.state') },
      options: listedStates.map((value) => ({ value, label: <MakeUpState state={value} /> })),
    },
    days('expires'),
    searched('group'),
    ...(may('admin.students.index') ? [searched('student')] : []),
    days('missed'),
    ...branch,
    {
      ...{ kind: 'choice', name: 'cause', label: t('filters.cause') },
      options: makeUpCauses.map((value) => ({ value, label: t(`cause.${value}`) })),
    },
  ]
}
