import type { Named, StudentFamily } from '~/components/guardians/types'
import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'
import { useAreaWords } from '~/ui/use_area_words'
import { useNames } from '~/ui/names/use_names'

interface HouseholdStalePanelProps extends Pick<RecordStalePanelProps, 'form' | 'stale'> {
  family: StudentFamily
  student: Named
}

const words = new Map([
  ['payer_kind', 'payer'],
  ['payer_guardian_id', 'which_guardian'],
  ['payer_student_id', 'student'],
  ['student_ids', 'students'],
])

export function HouseholdStalePanel({ family, student, ...rest }: HouseholdStalePanelProps) {
  const t = useAreaWords('guardians')
  const names = useNames()
  const payer = family.household?.payer
  const people = [student, ...family.siblings, ...family.guardians, ...(payer ? [payer] : [])]
  const write = (name: string, value: unknown) => {
    const text = String(value ?? '')
    if (name === 'payer_kind') return t(`household.${text}`)
    const person = people.find(({ id }) => id === text)
    return person ? names(person).lead : text
  }
  const labelOf = (name: string) => t(`household.${words.get(name) ?? name}`)
  return <RecordStalePanel area="guardians" write={write} labelOf={labelOf} {...rest} />
}
