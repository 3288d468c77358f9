import { useTranslations } from 'use-intl'
import { guardianBindings, GuardianIdentity } from '~/components/guardians/links/guardian_identity'
import type { GuardianMode } from '~/components/guardians/links/guardian_kind_choice'
import { relations } from '#domain/people/guardians/rules/guardian'
import type { SameContact } from '~/components/people/types'
import type { StudentForm } from '~/components/students/form/use_student_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'

interface NewGuardianProps {
  modes: GuardianMode[]
  suspects: SameContact[]
  field: StudentForm['field']
}

export function NewGuardian({ modes, suspects, field }: NewGuardianProps) {
  const t = useTranslations('guardians')
  return (
    <FormSection title={t('sections.guardian')} help={t('sections.guardian_help')}>
      <GuardianIdentity modes={modes} suspects={suspects} field={guardianBindings(field)} />
      {field('guardian_mode').value !== 'none' && (
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
