import { useTranslations } from 'use-intl'
import type { OwnPerson } from '~/components/profile/types'
import type { OwnForm } from '~/components/profile/use_own_form'
import { useShared } from '~/hooks/use_shared'
import { Avatar } from '~/ui/avatar'
import { FormSection } from '~/ui/form/form_section'
import { PhotoField } from '~/ui/form/photo_field'
import { TextField } from '~/ui/form/text_field'
import { useNames } from '~/ui/use_names'

const LONGEST = 60

const autoComplete = {
  first_name: 'given-name',
  last_name: 'family-name',
  first_name_other: 'off',
  last_name_other: 'off',
} as const

const names = ['first_name', 'last_name', 'first_name_other', 'last_name_other'] as const

interface OwnNameFieldsProps {
  person: OwnPerson
  field: OwnForm['field']
}

/** Photo, and the name in both scripts; a student's name is the office's to write. */
export function OwnNameFields({ person, field }: OwnNameFieldsProps) {
  const t = useTranslations('profile')
  const isStudent = person.type === 'student'
  const gravatar = useShared().auth?.user.gravatar ?? null
  const { parts } = useNames()({
    first_name: field('first_name').value,
    last_name: field('last_name').value,
    first_name_other: field('first_name_other').value,
    last_name_other: field('last_name_other').value,
  })
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
      {!isStudent &&
        names.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            help={name === 'first_name_other' ? t('help.other_script') : undefined}
            field={field(name)}
            required={name === 'first_name' || name === 'last_name'}
            autoComplete={autoComplete[name]}
            maxLength={LONGEST}
          />
        ))}
    </FormSection>
  )
}
