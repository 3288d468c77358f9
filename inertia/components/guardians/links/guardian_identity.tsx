import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import {
  GuardianKindChoice,
  type GuardianMode,
} from '~/components/guardians/links/guardian_kind_choice'
import { GuardianPicker } from '~/components/guardians/links/guardian_picker'
import { QuickGuardianFields } from '~/components/guardians/links/quick_guardian_fields'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import { useNames } from '~/ui/names/use_names'
import { newGuardianData, type NewGuardianData } from '~/components/students/form/new_guardian_data'
import type { Binding } from '~/ui/form/binding'

interface GuardianIdentityProps {
  modes: GuardianMode[]
  suspects: SameContact[]
  field: GuardianBindings
}

export function GuardianIdentity({ modes, suspects, field }: GuardianIdentityProps) {
  const mode = field.guardian_mode
  return (
    <>
      {modes.length > 1 && (
        <GuardianKindChoice modes={modes} value={mode.value} onChange={mode.onChange} />
      )}
      {mode.value === 'known' && <GuardianPicker field={field.guardian_id} known={suspects} />}
      {mode.value === 'new' && <SomebodyNew suspects={suspects} field={field} />}
    </>
  )
}

function SomebodyNew({ suspects, field }: Omit<GuardianIdentityProps, 'modes'>) {
  const t = useTranslations('guardians.duplicates')
  const names = useNames()
  const confirm = field.guardian_confirm_duplicate
  const use = ({ id }: SameContact) => {
    field.guardian_id.onChange(id)
    field.guardian_mode.onChange('known')
  }
  return (
    <>
      <SameContactPanel
        area="guardians"
        people={suspects}
        confirm={confirm}
        show={recordUrls('guardians').show}
        act={(person) => (
          <Button variant="default" size="compact-sm" onClick={() => use(person)}>
            {t('use', { name: names(person).lead })}
          </Button>
        )}
      />
      <QuickGuardianFields
        field={{
          first_name_ar: field.guardian_first_name_ar,
          last_name_ar: field.guardian_last_name_ar,
          first_name_en: field.guardian_first_name_en,
          last_name_en: field.guardian_last_name_en,
          phone: field.guardian_phone,
          phone_country: field.guardian_phone_country,
          email: field.guardian_email,
        }}
      />
    </>
  )
}

export type GuardianBindings = {
  [Name in keyof NewGuardianData]: Binding<NewGuardianData[Name]>
}

const fieldNames = Object.keys(newGuardianData('')) as (keyof NewGuardianData)[]

/** Only the `field` of a form that has all of these. */
type HoldsGuardian<Field> = Field extends (name: keyof NewGuardianData) => unknown ? Field : never

export function guardianBindings<Field extends (name: never) => unknown>(
  field: HoldsGuardian<Field>
): GuardianBindings {
  const bindings = fieldNames.map((name) => [name, (field as (name: string) => unknown)(name)])
  return Object.fromEntries(bindings) as GuardianBindings
}
