import { longest } from '#domain/shared/limits/text_lengths'
import { payerKinds } from '#domain/people/guardians/rules/payer_kinds'
import { useTranslations } from 'use-intl'
import type { HouseholdData } from '~/components/guardians/household/household_data'
import type { Named, StudentFamily } from '~/components/guardians/types'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { useNames } from '~/ui/names/use_names'

interface HouseholdPayerProps {
  field: { [Name in keyof HouseholdData]: Binding<HouseholdData[Name]> }
  family: StudentFamily
  student: Named
}

export function HouseholdPayer({ field, family, student }: HouseholdPayerProps) {
  const t = useTranslations('guardians.household')
  const names = useNames()
  const { household, guardians, siblings } = family
  const choice = (person: Named) => ({ value: person.id, label: names(person).lead })
  const kind = field.payer_kind.value
  const known = guardians.map(choice)
  const now = household?.payer && household.payer_kind === 'guardian' ? [household.payer] : []
  const others = now.filter(({ id }) => !guardians.some((one) => one.id === id)).map(choice)
  return (
    <>
      <ChoiceField
        label={t('payer')}
        field={field.payer_kind}
        required
        choices={payerKinds.map((one) => ({
          value: one,
          label: t(one),
        }))}
      />
      {kind === 'guardian' && (
        <ChoiceField
          label={t('which_guardian')}
          help={known.length === 0 ? t('no_guardian') : undefined}
          field={field.payer_guardian_id}
          required
          choices={[...known, ...others]}
        />
      )}
      {kind === 'student' && (
        <ChoiceField
          label={t('student')}
          field={field.payer_student_id}
          required
          choices={[student, ...siblings].map(choice)}
        />
      )}
      {kind === 'company' && (
        <>
          <TextField
            label={t('company_name')}
            field={field.company_name}
            required
            maxLength={longest.title}
          />
          <TextField
            label={t('company_tax_number')}
            field={field.company_tax_number}
            dir="ltr"
            maxLength={longest.number}
          />
        </>
      )}
    </>
  )
}
