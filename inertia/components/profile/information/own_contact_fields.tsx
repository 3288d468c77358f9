import { useTranslations } from 'use-intl'
import type { OwnPerson } from '~/components/profile/types'
import type { OwnForm } from '~/components/profile/information/use_own_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { FormSection } from '~/ui/form/form_section'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { EmailField } from '~/ui/form/fields/email_field'

interface OwnContactFieldsProps {
  person: OwnPerson
  field: OwnForm['field']
}

export function OwnContactFields({ person, field }: OwnContactFieldsProps) {
  const t = useTranslations('profile')
  return (
    <FormSection title={t('sections.contact')} help={t('sections.contact_help')}>
      <PhoneField
        label={t('fields.phone')}
        field={field('phone')}
        country={field('phone_country')}
      />
      {person.type === 'student' && (
        <CheckField label={t('fields.whatsapp')} field={field('whatsapp')} />
      )}
      <EmailField label={t('fields.email')} help={t('help.email')} field={field('email')} isOwn />
    </FormSection>
  )
}
