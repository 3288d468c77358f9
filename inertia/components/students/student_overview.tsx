import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FamilyCard } from '~/components/guardians/family_card'
import type { StudentFamily } from '~/components/guardians/types'
import { ContactCard } from '~/components/people/contact_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import type { StudentDetail } from '~/components/students/types'
import { FactsCard } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'
import { useNames } from '~/ui/use_names'
import classes from '~/ui/record/record.module.css'

const shown = [
  'number',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'school_name',
] as const
const codes: string[] = ['number', 'national_id']

interface StudentOverviewProps {
  student: StudentDetail
  /** Null for whoever may not see guardians. */
  family: StudentFamily | null
  account: PortalAccount
  can: boolean
}

/** What is known about a student, and how to reach them. */
export function StudentOverview({ student, family, account, can }: StudentOverviewProps) {
  const t = useTranslations('students')
  const write = useFieldValue('students')
  const facts = shown.map((field) => {
    const isCode = codes.includes(field)
    const text = write(field, student[field])
    return {
      label: t(`fields.${field}`),
      value: text && <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>,
      copy: isCode ? student[field] : null,
    }
  })
  return (
    <div className={classes.overview}>
      <FactsCard facts={facts} />
      <div className={classes.record}>
        <ContactCard area="students" person={student} />
        {family && <FamilyCard student={student} family={family} />}
        {student.notes && (
          <section className={classes.card}>
            <Title order={2}>{t('show.notes')}</Title>
            <Text className={classes.notes} dir="auto">
              {student.notes}
            </Text>
          </section>
        )}
        <PortalCard
          area="students"
          id={student.id}
          name={useNames()(student).lead}
          account={account}
          can={can}
        />
      </div>
    </div>
  )
}
