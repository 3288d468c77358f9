import { useTranslations } from 'use-intl'
import { RelationField } from '~/components/families/relation_field'
import type { FamilyPage, KnownFamily } from '~/components/families/types'
import {
  type GuardianBindings,
  GuardianIdentity,
} from '~/components/guardians/links/guardian_identity'
import { CheckField } from '~/ui/form/fields/check_field'
import { FormSection } from '~/ui/form/form_section'
import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { urlFor } from '~/client'
import { GuardianChoice } from '~/components/guardians/links/guardian_choice'
import { FieldError } from '~/ui/form/fields/field_error'
import { Fact } from '~/ui/record/facts_card'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/families/families.module.css'
import record from '~/ui/record/record.module.css'

interface FamilyGuardianProps {
  page: FamilyPage
  field: GuardianBindings
}

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

function KnownFacts({ family, error }: { family: KnownFamily; error?: string }) {
  const t = useTranslations('families')
  const guardians = useTranslations('guardians')
  const list = useTranslations('ui.record')
  const names = useNames()
  const { household, guardian, relation, children } = family
  return (
    <div className={classes.known}>
      <dl className={`${record.details} ${record.contact}`}>
        {household && (
          <Fact label={t('household')}>
            <span>
              <bdi>{household.name}</bdi> <bdi dir="ltr">{household.number}</bdi>
            </span>
          </Fact>
        )}
        {guardian && (
          <Fact label={guardians('fields.guardian')}>
            <span>
              <Anchor component={Link} href={urlFor('admin.guardians.show', { id: guardian.id })}>
                <GuardianChoice guardian={guardian} />
              </Anchor>{' '}
              {relation && `· ${guardians(`relation.${relation}`)}`}
            </span>
          </Fact>
        )}
        {children.length > 0 && (
          <Fact label={t('children')}>
            <span>
              {children.map((child, at) => (
                <span key={child.id}>
                  {at > 0 && list('comma')}
                  <bdi>{names(child).lead}</bdi>
                </span>
              ))}
            </span>
          </Fact>
        )}
      </dl>
      {error && <FieldError message={error} />}
    </div>
  )
}
