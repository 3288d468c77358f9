import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** Says that a group has its own attendance rules; a link to them for whoever may change them. */
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
