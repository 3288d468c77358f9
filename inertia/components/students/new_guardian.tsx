import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { GuardianKindChoice, type GuardianMode } from '~/components/guardians/guardian_kind_choice'
import { GuardianPicker } from '~/components/guardians/guardian_picker'
import { guardianUrls } from '~/components/guardians/guardian_urls'
import { relations } from '~/components/guardians/guardian_words'
import { QuickGuardianFields } from '~/components/guardians/quick_guardian_fields'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import type { StudentForm } from '~/components/students/use_student_form'
import { CheckField } from '~/ui/form/check_field'
import { ChoiceField } from '~/ui/form/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { useNames } from '~/ui/use_names'

interface NewGuardianProps {
  modes: GuardianMode[]
  suspects: SameContact[]
  field: StudentForm['field']
}

/** Who answers for a new student: saved together with the student, or not at all. */
export function NewGuardian({ modes, suspects, field }: NewGuardianProps) {
  const t = useTranslations('guardians')
  const mode = field('guardian_mode')
  return (
    <FormSection title={t('sections.guardian')} help={t('sections.guardian_help')}>
      <GuardianKindChoice modes={modes} value={mode.value} onChange={mode.onChange} />
      {mode.value === 'known' && <GuardianPicker field={field('guardian_id')} />}
      {mode.value === 'new' && <SomebodyNew suspects={suspects} field={field} />}
      {mode.value !== 'none' && (
        <>
          <ChoiceField
            label={t('fields.relation')}
            field={field('guardian_relation')}
            required
            choices={relations.map((relation) => ({
              value: relation,
              label: t(`relation.${relation}`),
            }))}
          />
          <CheckField
            label={t('fields.is_payer')}
            help={t('help.payer')}
            field={field('guardian_is_payer')}
          />
        </>
      )}
    </FormSection>
  )
}

function SomebodyNew({ suspects, field }: Omit<NewGuardianProps, 'modes'>) {
  const t = useTranslations('guardians.duplicates')
  const names = useNames()
  const confirm = field('guardian_confirm_duplicate')
  const use = ({ id }: SameContact) => {
    field('guardian_id').onChange(id)
    field('guardian_mode').onChange('known')
  }
  return (
    <>
      <SameContactPanel
        area="guardians"
        people={suspects}
        confirm={confirm}
        show={guardianUrls.show}
        act={(person) => (
          <Button variant="default" size="compact-sm" onClick={() => use(person)}>
            {t('use', { name: names(person).lead })}
          </Button>
        )}
      />
      <QuickGuardianFields
        field={{
          first_name_ar: field('guardian_first_name_ar'),
          last_name_ar: field('guardian_last_name_ar'),
          first_name_en: field('guardian_first_name_en'),
          last_name_en: field('guardian_last_name_en'),
          phone: field('guardian_phone'),
          phone_country: field('guardian_phone_country'),
          email: field('guardian_email'),
        }}
      />
    </>
  )
}
