import { longest } from '#domain/shared/limits/text_lengths'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { guardianFormData, labelledInputs } from '~/components/guardians/guardian_form_data'
import type { GuardianDetail } from '~/components/guardians/types'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import { useShared } from '~/hooks/use_shared'
import { AreaForm } from '~/ui/form/area_form'
import { useRecordForm } from '~/ui/form/use_record_form'
import { useTranslations } from 'use-intl'
import { guardianStatuses } from '#domain/people/guardians/rules/guardian'
import { ContactFields, NameFields, PapersFields } from '~/components/people/person_fields'
import { personBindings } from '~/components/people/person_form_data'
import { StandingFields } from '~/components/people/standing_fields'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

const APART = ['confirm_duplicate', 'phone_also']

function useGuardianForm(guardian: GuardianDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: guardianFormData(guardian, phoneCountry),
    isNew: guardian === null,
    apart: APART,
    send: (form, options) => {
      if (guardian) form.put(urlFor('admin.guardians.update', { id: guardian.id }), options)
      else form.post(urlFor('admin.guardians.store'), options)
    },
  })
}

type GuardianFormState = ReturnType<typeof useGuardianForm>

interface GuardianFormProps {
  title: string
  guardian: GuardianDetail | null
  duplicates: SameContact[]
}

export function GuardianForm({ title, guardian, duplicates }: GuardianFormProps) {
  const state = useGuardianForm(guardian)
  const { field } = state
  return (
    <AreaForm
      area="guardians"
      title={title}
      record={guardian}
      urls={recordUrls('guardians')}
      inputs={labelledInputs}
      state={state}
      notices={
        <SameContactPanel
          area="guardians"
          people={duplicates}
          confirm={field('confirm_duplicate')}
          show={recordUrls('guardians').show}
        />
      }
    >
      <GuardianFields guardian={guardian} field={field} />
    </AreaForm>
  )
}

interface GuardianFieldsProps {
  guardian: GuardianDetail | null
  field: GuardianFormState['field']
}

function GuardianFields({ guardian, field }: GuardianFieldsProps) {
  const t = useTranslations('guardians')
  const person = personBindings(field)
  return (
    <>
      <NameFields area="guardians" photo={guardian?.photo ?? null} field={person} />
      <ContactFields area="guardians" field={person} person={guardian}>
        <TextAreaField
          label={t('fields.address')}
          field={field('address')}
          maxLength={longest.postalAddress}
        />
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
