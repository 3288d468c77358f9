import { useTranslations } from 'use-intl'
import type { GuardianFormState } from '~/components/guardians/guardian_form'
import { guardianStatuses } from '~/components/guardians/guardian_choices'
import type { GuardianDetail } from '~/components/guardians/types'
import { ContactFields } from '~/components/people/contact_fields'
import { NameFields } from '~/components/people/name_fields'
import { PapersFields } from '~/components/people/papers_fields'
import { personBindings } from '~/components/people/person_bindings'
import { StandingFields } from '~/components/people/standing_fields'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

interface GuardianFieldsProps {
  guardian: GuardianDetail | null
  field: GuardianFormState['field']
}

export function GuardianFields({ guardian, field }: GuardianFieldsProps) {
  const t = useTranslations('guardians')
  const person = personBindings(field)
  return (
    <>
      <NameFields area="guardians" photo={guardian?.photo ?? null} field={person} />
      <ContactFields area="guardians" field={person}>
        <TextAreaField label={t('fields.address')} field={field('address')} maxLength={500} />
      </ContactFields>
      <FormSection title={t('sections.personal')} help={t('sections.personal_help')}>
        <PapersFields area="guardians" field={person} />
      </FormSection>
      <StandingFields
        area="guardians"
        statuses={guardianStatuses}
        status={field('status')}
        notes={person.notes}
      />
    </>
  )
}
