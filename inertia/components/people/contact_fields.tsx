import type { ReactNode } from 'react'
import type { PersonArea, PersonBindings } from '~/components/people/types'
import { CheckField } from '~/ui/form/fields/check_field'
import { FormSection } from '~/ui/form/form_section'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { EmailField } from '~/ui/form/fields/email_field'
import { useAreaWords } from '~/ui/use_area_words'

interface ContactFieldsProps {
  area: PersonArea
  field: Pick<PersonBindings, 'phone' | 'phone_country' | 'whatsapp' | 'email'>
  children?: ReactNode
}

export function ContactFields({ area, field, children }: ContactFieldsProps) {
  const t = useAreaWords(area)
  return (
    <FormSection title={t('sections.contact')} help={t('sections.contact_help')}>
      <PhoneField label={t('fields.phone')} field={field.phone} country={field.phone_country} />
      <CheckField label={t('fields.whatsapp')} field={field.whatsapp} />
      <EmailField label={t('fields.email')} help={t('help.email')} field={field.email} />
      {children}
    </FormSection>
  )
}
