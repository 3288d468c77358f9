import { Checkbox, Input } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Named, StudentFamily } from '~/components/guardians/types'
import { fieldId, type Binding } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/field_error'
import { useNames } from '~/ui/use_names'

interface HouseholdMembersProps {
  field: Binding<string[]>
  family: StudentFamily
  student: Named
}

/** Which of the brothers and sisters belong to a household. */
export function HouseholdMembers({ field, family, student }: HouseholdMembersProps) {
  const t = useTranslations('guardians.household')
  const names = useNames()
  const id = fieldId(field.name)
  return (
    <Input.Wrapper
      label={t('students')}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={field.error && <FieldError message={field.error} />}
    >
      <Checkbox.Group
        id={id}
        role="group"
        aria-labelledby={`${id}-label`}
        value={field.value}
        onChange={field.onChange}
      >
        {[student, ...family.siblings].map((person) => (
          <Checkbox key={person.id} value={person.id} label={names(person).lead} mt="xs" />
        ))}
      </Checkbox.Group>
    </Input.Wrapper>
  )
}
