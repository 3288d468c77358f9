import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** That a group judges attendance otherwise than its centre; leads to its rules for whoever may change them. */
export function OwnRules({ group, isLink }: { group: string; isLink: boolean }) {
  const t = useTranslations('groups.show')
  if (!isLink) return <span>{t('own_rules')}</span>
  const href = urlFor('admin.groups.attendance_policy.edit', { id: group })
  return (
    <Anchor component={Link} href={href} fz="inherit">
      {t('own_rules')}
    </Anchor>
  )
}
