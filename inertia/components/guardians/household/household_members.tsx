import { useTranslations } from 'use-intl'
import type { Named, StudentFamily } from '~/components/guardians/types'
import type { Binding } from '~/ui/form/binding'
import { WordsField } from '~/ui/form/fields/words_field'
import { useNames } from '~/ui/names/use_names'

interface HouseholdMembersProps {
  field: Binding<string>
  family: StudentFamily
  student: Named
}

export function HouseholdMembers({ field, family, student }: HouseholdMembersProps) {
  const t = useTranslations('guardians.household')
  const names = useNames()
  return (
    <WordsField
      label={t('students')}
      field={field}
      choices={[student, ...family.siblings].map((person) => ({
        value: person.id,
        label: names(person).lead,
      }))}
    />
  )
}
