import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useInstructorFacts } from '~/components/instructors/use_instructor_facts'
import type { InstructorDetail } from '~/components/instructors/types'
import { ContactCard } from '~/components/people/contact_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { FactsCard } from '~/ui/record/facts_card'
import { useNames } from '~/ui/use_names'
import classes from '~/ui/record/record.module.css'

interface InstructorOverviewProps {
  instructor: InstructorDetail
  account: PortalAccount
  can: boolean
}

/** What is known about an instructor, how they work, and how to reach them. */
export function InstructorOverview({ instructor, account, can }: InstructorOverviewProps) {
  const t = useTranslations('instructors.show')
  const { work, details } = useInstructorFacts(instructor)
  const texts = (['qualifications', 'bio', 'notes'] as const).filter((name) => instructor[name])
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        <FactsCard title={t('work')} facts={work} />
        <FactsCard facts={details} />
        {texts.map((name) => (
          <section key={name} className={classes.card}>
            <Title order={2}>{t(name)}</Title>
            <Text className={classes.notes} dir="auto">
              {instructor[name]}
            </Text>
          </section>
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
