import { useTranslations } from 'use-intl'
import { KnownFacts } from '~/components/families/known_facts'
import { RelationField } from '~/components/families/relation_field'
import type { FamilyPage } from '~/components/families/types'
import type { GuardianBindings } from '~/components/guardians/links/guardian_bindings'
import { GuardianIdentity } from '~/components/guardians/links/guardian_identity'
import { CheckField } from '~/ui/form/fields/check_field'
import { FormSection } from '~/ui/form/form_section'

interface FamilyGuardianProps {
  page: FamilyPage
  field: GuardianBindings
}

/** Who answers for the children: asked once; for a sibling it is who does so already. */
export function FamilyGuardian({ page, field }: FamilyGuardianProps) {
  const t = useTranslations('families')
  const guardians = useTranslations('guardians')
  const { family, modes, guardian_duplicates: suspects } = page
  const payer = field.guardian_is_payer
  // Who pays for a household is told by the household
  const asksPayer = !family?.household
  return (
    <FormSection
      title={family ? t('known_title') : guardians('sections.guardian')}
      help={t(family ? 'known_help' : 'guardian_help')}
    >
      {family && <KnownFacts family={family} error={field.guardian_id.error} />}
      {!family?.guardian && <GuardianIdentity modes={modes} suspects={suspects} field={field} />}
      {field.guardian_mode.value !== 'none' && (
        <>
          {!family?.relation && <RelationField field={field.guardian_relation} />}
          {asksPayer && <CheckField label={t('is_payer')} help={t('payer_help')} field={payer} />}
        </>
      )}
    </FormSection>
  )
}
