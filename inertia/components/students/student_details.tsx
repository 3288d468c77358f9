import { PinCard, type PinStanding } from '~/components/check_in/pin_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { usePersonFacts } from '~/components/people/use_person_facts'
import type { StudentDetail } from '~/components/students/types'
import { FactsCard } from '~/ui/record/facts_card'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/record.module.css'

const fields = [
  'number',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'school_name',
] as const

interface StudentDetailsProps {
  student: StudentDetail
  account: PortalAccount
  pin: PinStanding
  can: boolean
}

/** The student’s fields as the form has them, and their ways in. */
export function StudentDetails({ student, account, pin, can }: StudentDetailsProps) {
  const name = useNames()(student).lead
  const facts = usePersonFacts('students', student, fields)
  return (
    <div className={classes.overview}>
      <FactsCard facts={facts} />
      <div className={classes.record}>
        <PortalCard area="students" id={student.id} name={name} account={account} can={can} />
        {can && <PinCard student={student} name={name} standing={pin} />}
      </div>
    </div>
  )
}
