import { useTranslations } from 'use-intl'
import { storedNames } from '#domain/shared/text/person_names'
import { NamePairs } from '~/components/people/name_pairs'
import type { OwnPerson } from '~/components/profile/profile'
import type { OwnForm } from '~/components/profile/information/use_own_form'
import { useShared } from '~/hooks/use_shared'
import { Avatar } from '~/ui/avatar'
import { FormSection } from '~/ui/form/form_section'
import { PhotoField } from '~/ui/form/photo/photo_field'
import { useNames } from '~/ui/names/use_names'
import { CheckField } from '~/ui/form/fields/check_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { EmailField } from '~/ui/form/fields/email_field'

interface OwnNameFieldsProps {
  person: OwnPerson
  field: OwnForm['field']
}

export function OwnNameFields({ person, field }: OwnNameFieldsProps) {
  const t = useTranslations('profile')
  const isStudent = person.type === 'student'
  const gravatar = useShared().auth?.user.gravatar ?? null
  const names = {
    first_name_ar: field('first_name_ar'),
    last_name_ar: field('last_name_ar'),
    first_name_en: field('first_name_en'),
    last_name_en: field('last_name_en'),
  }
  const { parts } = useNames()(
    storedNames({
      first_name_ar: names.first_name_ar.value,
      last_name_ar: names.last_name_ar.value,
      first_name_en: names.first_name_en.value,
      last_name_en: names.last_name_en.value,
    })
  )
  const part = isStudent ? 'photo' : 'name'
  const photo = (
    <PhotoField
      label={t('fields.photo')}
      field={field('photo')}
      removed={field('remove_photo')}
      saved={person.photo}
      preview={(shown) => (
        <Avatar key={shown} person={{ ...parts, photo: shown, gravatar }} size={64} />
      )}
    />
  )
  return (
    <FormSection
      title={t(`sections.${part}`)}
      help={t(`sections.${part}_help`)}
      aside={!isStudent && photo}
    >
      {isStudent && photo}
      {!isStudent && <NamePairs field={names} isOwn />}
    </FormSection>
  )
}

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
