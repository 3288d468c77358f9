import type { PersonArea, PersonBindings } from '~/components/people/types'
import { GenderField } from '~/components/people/gender_field'
import { NamePairs } from '~/components/people/name_pairs'
import { PhoneSharers } from '~/components/people/phone/phone_sharers'
import { PersonPhoto } from '~/components/people/person_photo'
import { FormSection } from '~/ui/form/form_section'
import { PhotoField } from '~/ui/form/photo/photo_field'
import { useAreaWords } from '~/ui/use_area_words'
import { storedNames } from '#domain/shared/text/person_names'
import type { ReactNode } from 'react'
import { CheckField } from '~/ui/form/fields/check_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { EmailField } from '~/ui/form/fields/email_field'
import { longest } from '#domain/shared/limits/text_lengths'
import { CountryField } from '~/ui/form/fields/country_field'
import { TextField } from '~/ui/form/fields/text_field'

interface NameFieldsProps {
  area: PersonArea
  /** Where the saved photo is, if there is one. */
  photo: string | null
  field: PersonBindings
}

export function NameFields({ area, photo, field }: NameFieldsProps) {
  const t = useAreaWords(area)
  const typed = storedNames({
    first_name_ar: field.first_name_ar.value,
    last_name_ar: field.last_name_ar.value,
    first_name_en: field.first_name_en.value,
    last_name_en: field.last_name_en.value,
  })
  return (
    <FormSection
      title={t('sections.name')}
      help={t('sections.name_help')}
      aside={
        <PhotoField
          label={t('fields.photo')}
          field={field.photo}
          removed={field.remove_photo}
          saved={photo}
          preview={(shown) => (
            <PersonPhoto key={shown} person={{ ...typed, photo: shown }} size={64} />
          )}
        />
      }
    >
      <NamePairs field={field} />
    </FormSection>
  )
}

interface ContactFieldsProps {
  area: PersonArea
  field: Pick<PersonBindings, 'phone' | 'phone_country' | 'phone_also' | 'whatsapp' | 'email'>
  person: { id: string; phone: string | null } | null
  children?: ReactNode
}

export function ContactFields({ area, field, person, children }: ContactFieldsProps) {
  const t = useAreaWords(area)
  return (
    <FormSection title={t('sections.contact')} help={t('sections.contact_help')}>
      <PhoneField label={t('fields.phone')} field={field.phone} country={field.phone_country} />
      {person?.phone && (
        <PhoneSharers
          area={area}
          id={person.id}
          isWanted={field.phone.value !== person.phone}
          field={field.phone_also}
        />
      )}
      <CheckField label={t('fields.whatsapp')} field={field.whatsapp} />
      <EmailField label={t('fields.email')} help={t('help.email')} field={field.email} />
      {children}
    </FormSection>
  )
}

interface PapersFieldsProps {
  area: PersonArea
  field: Pick<PersonBindings, 'gender' | 'nationality' | 'national_id'>
}

export function PapersFields({ area, field }: PapersFieldsProps) {
  const t = useAreaWords(area)
  return (
    <>
      <GenderField label={t('fields.gender')} field={field.gender} />
      <CountryField label={t('fields.nationality')} field={field.nationality} />
      <TextField
        label={t('fields.national_id')}
        help={t('help.national_id')}
        field={field.national_id}
        dir="ltr"
        autoComplete="off"
        maxLength={longest.number}
      />
    </>
  )
}
