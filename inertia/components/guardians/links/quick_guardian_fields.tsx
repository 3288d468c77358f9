import { useTranslations } from 'use-intl'
import { NamePairs } from '~/components/people/name_pairs'
import type { PersonBindings } from '~/components/people/types'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { EmailField } from '~/ui/form/fields/email_field'
import type { NameField } from '#domain/shared/text/person_names'

interface QuickGuardianFieldsProps {
  field: Pick<PersonBindings, NameField | 'phone' | 'phone_country' | 'email'>
}

export function QuickGuardianFields({ field }: QuickGuardianFieldsProps) {
  const t = useTranslations('guardians')
  return (
    <>
      <NamePairs field={field} />
      <PhoneField label={t('fields.phone')} field={field.phone} country={field.phone_country} />
      <EmailField label={t('fields.email')} help={t('help.email')} field={field.email} />
    </>
  )
}
