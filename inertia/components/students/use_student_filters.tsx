import { useTranslations } from 'use-intl'
import { useOptionName } from '~/components/groups/use_option_name'
import { guardianChoices } from '~/components/guardians/links/guardian_choice'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { studentStatuses } from '~/components/students/student_statuses'
import type { StudentAbilities, StudentFilterOptions } from '~/components/students/types'
import { useAgeBands } from '~/components/students/use_age_bands'
import type { FilterPart } from '~/ui/list/list_description'

/** What the list of students can be filtered by, the commonest first. */
export function useStudentFilters(
  can: Pick<StudentAbilities, 'groups' | 'guardian'>,
  options?: StudentFilterOptions
): FilterPart[] {
  const t = useTranslations('students')
  const { name } = useOptionName()
  const ages = useAgeBands()
  const taught = (of: 'group' | 'course' | 'level'): FilterPart => ({
    kind: 'choice',
    name: of,
    label: t(`filters.${of}`),
    options: options?.[of].map((option) => ({
      value: option.id,
      label: name(option),
      words: option.code,
    })),
  })
  const guardian: FilterPart = {
    kind: 'searched',
    name: 'guardian',
    label: t('filters.guardian'),
    options: options && guardianChoices.of(options.guardian),
    find: guardianChoices.find,
  }
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('filters.status'),
      options: studentStatuses.map((status) => ({
        value: status,
        label: <StudentStatusWord student={{ status, archived_at: null }} />,
      })),
    },
    ...(can.groups ? [taught('group'), taught('course'), taught('level')] : []),
    {
      kind: 'choice',
      name: 'age',
      label: t('filters.age'),
      options: ages,
    },
    ...(can.guardian ? [guardian] : []),
    {
      kind: 'days',
      name: 'created',
      label: t('filters.created'),
      from: t('filters.created_from'),
      to: t('filters.created_to'),
    },
  ]
}
