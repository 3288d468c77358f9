import { useTranslations } from 'use-intl'
import { useOptionName } from '~/components/groups/use_option_name'
import { guardianChoices } from '~/components/guardians/links/guardian_choice'
import { StudentStatusWord } from '~/components/students/student_status_word'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import type {
  StudentAbilities,
  StudentFilterOptions,
  StudentQuery,
} from '~/components/students/types'
import type { FilterPart } from '~/ui/list/list_description'

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

type AgeBand = StudentQuery['age'][number]

const all: Record<AgeBand, true> = {
  '0_5': true,
  '6_8': true,
  '9_11': true,
  '12_14': true,
  '15_17': true,
  '18': true,
}

function useAgeBands() {
  const t = useTranslations('students.age')
  const label = (band: AgeBand) => {
    const [from = 0, to] = band.split('_').map(Number)
    if (to === undefined) return t('over', { age: from })
    return from === 0 ? t('under', { age: to + 1 }) : t('between', { from, to })
  }
  const bands = (Object.keys(all) as AgeBand[]).sort(
    (a, b) => Number.parseInt(a) - Number.parseInt(b)
  )
  return bands.map((value) => ({ value, label: label(value) }))
}
