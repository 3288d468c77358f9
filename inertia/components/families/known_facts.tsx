import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { KnownFamily } from '~/components/families/types'
import { GuardianChoice } from '~/components/guardians/links/guardian_choice'
import { FieldError } from '~/ui/form/fields/field_error'
import { Fact } from '~/ui/record/fact'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/families/families.module.css'
import record from '~/ui/record/record.module.css'

/** The family a sibling is added to: its household, its guardian and the children it has. */
export function KnownFacts({ family, error }: { family: KnownFamily; error?: string }) {
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
