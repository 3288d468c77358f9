import { useTranslations } from 'use-intl'
import { useInstructorFacts } from '~/components/instructors/use_instructor_facts'
import type { InstructorDetail } from '~/components/instructors/types'
import { ContactCard } from '~/components/people/contact_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { FactsCard } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/record.module.css'

interface InstructorOverviewProps {
  instructor: InstructorDetail
  account: PortalAccount
  can: boolean
}

export function InstructorOverview({ instructor, account, can }: InstructorOverviewProps) {
  const t = useTranslations('instructors.show')
  const { work, details } = useInstructorFacts(instructor)
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        <FactsCard title={t('work')} facts={work} />
        <FactsCard facts={details} />
        {(['qualifications', 'bio', 'notes'] as const).map((name) => (
          <NotesCard key={name} title={t(name)} text={instructor[name]} />
        ))}
      </div>
      <div className={classes.record}>
        <ContactCard area="instructors" person={instructor} />
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
