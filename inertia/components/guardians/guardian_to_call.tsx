import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { LinkedPerson } from '~/components/guardians/types'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/names.module.css'

export function GuardianToCall({ guardian }: { guardian: LinkedPerson }) {
  const t = useTranslations('guardians')
  return (
    <span>
      <span className={classes.quiet}>{t(`relation.${guardian.relation}`)}</span>{' '}
      <Anchor
        component={Link}
        href={urlFor('admin.guardians.show', { id: guardian.id })}
        fz="inherit"
      >
        <bdi>{useNames()(guardian).lead}</bdi>
      </Anchor>
      {guardian.phone && (
        <>
          {' · '}
          <Anchor href={`tel:${guardian.phone}`} fz="inherit">
            <bdi dir="ltr">{guardian.phone_written}</bdi>
          </Anchor>
        </>
      )}
    </span>
  )
}
