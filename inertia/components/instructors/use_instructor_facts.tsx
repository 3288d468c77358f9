import { useTranslations } from 'use-intl'
import { SubjectNames } from '~/components/instructors/subject_names'
import type { InstructorDetail } from '~/components/instructors/types'
import { useLanguages } from '~/components/instructors/use_languages'
import { usePersonFacts } from '~/components/people/use_person_facts'
import type { ListedFact } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'

const about = ['number', 'birth_date', 'gender', 'nationality', 'national_id'] as const

/** What is known of an instructor, line by line: how they work, and who they are. */
export function useInstructorFacts(instructor: InstructorDetail) {
  const t = useTranslations('instructors')
  const comma = useTranslations('ui.record')('comma')
  const language = useLanguages()
  const write = useFieldValue('instructors')
  const hours = instructor.max_weekly_hours
  const plain = (field: 'contract' | 'hired_on' | 'left_on'): ListedFact => ({
    label: t(`fields.${field}`),
    value: write(field, instructor[field]),
  })
  const work: ListedFact[] = [
    {
      label: t('fields.levels'),
      value: instructor.levels.length > 0 && <SubjectNames named={instructor.levels} />,
    },
    { label: t('fields.languages'), value: instructor.languages.map(language).join(comma) },
    plain('contract'),
    plain('hired_on'),
    ...(instructor.left_on ? [plain('left_on')] : []),
    { label: t('fields.max_weekly_hours'), value: hours && t('show.hours', { count: hours }) },
  ]
  return { work, details: usePersonFacts('instructors', instructor, about) }
}
