import { useTranslations } from 'use-intl'
import type { InstructorDetail } from '~/components/instructors/types'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { FactsCard, type ListedFact } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import { useNames } from '~/ui/names/use_names'
import { SubjectNames } from '~/components/instructors/subject_names'
import { useLanguages } from '~/components/instructors/use_languages'
import { usePersonFacts } from '~/components/people/use_person_facts'
import { useFieldValue } from '~/ui/record/use_field_value'
import classes from '~/ui/record/record.module.css'

interface InstructorDetailsProps {
  instructor: InstructorDetail
  account: PortalAccount
  can: boolean
}

/** The instructor’s fields as the form has them, and their way in. */
export function InstructorDetails({ instructor, account, can }: InstructorDetailsProps) {
  const t = useTranslations('instructors.show')
  const { work, details } = useInstructorFacts(instructor)
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        <FactsCard title={t('work')} facts={work} />
        <FactsCard facts={details} />
        {(['qualifications', 'bio'] as const).map((name) => (
          <NotesCard key={name} title={t(name)} text={instructor[name]} />
        ))}
      </div>
      <div className={classes.record}>
        <PortalCard
          area="instructors"
          id={instructor.id}
          name={useNames()(instructor).lead}
          account={account}
          can={can}
        />
      </div>
    </div>
  )
}

const about = ['number', 'birth_date', 'gender', 'nationality', 'national_id'] as const

function useInstructorFacts(instructor: InstructorDetail) {
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
