import { useTranslations } from 'use-intl'
import type { UserForm } from '~/components/users/use_user_form'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/text_field'

const LONGEST = 60
const names = ['first_name', 'last_name', 'first_name_other', 'last_name_other'] as const

interface UserNameFieldsProps {
  field: UserForm['field']
}

/** The name in both scripts. */
export function UserNameFields({ field }: UserNameFieldsProps) {
  const t = useTranslations('users')
  return (
    <FormSection title={t('sections.name')} help={t('sections.name_help')}>
      {names.map((name, index) => (
        <TextField
          key={name}
          label={t(`fields.${name}`)}
          field={field(name)}
          required={index < 2}
          autoComplete="off"
          maxLength={LONGEST}
        />
      ))}
    </FormSection>
  )
}
