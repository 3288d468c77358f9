import { useTranslations } from 'use-intl'
import { PinCard, type PinStanding } from '~/components/check_in/pin_card'
import { FamilyCard } from '~/components/guardians/family_card'
import type { StudentFamily } from '~/components/guardians/types'
import { ContactCard } from '~/components/people/contact_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { usePersonFacts } from '~/components/people/use_person_facts'
import type { StudentDetail } from '~/components/students/types'
import { FactsCard } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/record.module.css'

const shown = [
  'number',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'school_name',
] as const

interface StudentOverviewProps {
  student: StudentDetail
  family: StudentFamily | null
  account: PortalAccount
  pin: PinStanding
  can: boolean
}

export function StudentOverview({ student, family, account, pin, can }: StudentOverviewProps) {
  const t = useTranslations('students')
  const name = useNames()(student).lead
  const facts = usePersonFacts('students', student, shown)
  return (
    <div className={classes.overview}>
      <FactsCard facts={facts} />
      <div className={classes.record}>
        <ContactCard area="students" person={student} />
        {family && <FamilyCard student={student} family={family} />}
        <NotesCard title={t('show.notes')} text={student.notes} />
        <PortalCard area="students" id={student.id} name={name} account={account} can={can} />
        {can && <PinCard student={student} name={name} standing={pin} />}
      </div>
    </div>
  )
}
