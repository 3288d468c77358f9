import { useTranslations } from 'use-intl'
import type { PersonBindings } from '~/components/people/types'
import { PhoneField } from '~/ui/form/phone_field'
import { TextField } from '~/ui/form/text_field'

const LONGEST = 60
const LONGEST_ADDRESS = 254

interface QuickGuardianFieldsProps {
  field: Pick<
    PersonBindings,
    | 'first_name'
    | 'last_name'
    | 'first_name_other'
    | 'last_name_other'
    | 'phone'
    | 'phone_country'
    | 'email'
  >
}

/** As much of a new guardian as a reception desk asks. */
export function QuickGuardianFields({ field }: QuickGuardianFieldsProps) {
  const t = useTranslations('guardians')
  const name = { autoComplete: 'off', maxLength: LONGEST } as const
  return (
    <>
      <TextField {...name} label={t('fields.first_name')} field={field.first_name} required />
      <TextField {...name} label={t('fields.last_name')} field={field.last_name} required />
      <TextField {...name} label={t('fields.first_name_other')} field={field.first_name_other} />
      <TextField {...name} label={t('fields.last_name_other')} field={field.last_name_other} />
      <PhoneField label={t('fields.phone')} field={field.phone} country={field.phone_country} />
      <TextField
        label={t('fields.email')}
        help={t('help.email')}
        field={field.email}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        maxLength={LONGEST_ADDRESS}
      />
    </>
  )
}
