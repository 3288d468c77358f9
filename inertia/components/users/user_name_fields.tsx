import { useTranslations } from 'use-intl'
import { NamePairs } from '~/components/people/name_pairs'
import type { UserForm } from '~/components/users/use_user_form'
import { FormSection } from '~/ui/form/form_section'

export function UserNameFields({ field }: Pick<UserForm, 'field'>) {
  const t = useTranslations('users')
  return (
    <FormSection title={t('sections.name')} help={t('sections.name_help')}>
      <NamePairs
        field={{
          first_name_ar: field('first_name_ar'),
          last_name_ar: field('last_name_ar'),
          first_name_en: field('first_name_en'),
          last_name_en: field('last_name_en'),
        }}
      />
    </FormSection>
  )
}
