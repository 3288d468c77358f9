import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OwnGroups } from '~/components/portal/own_groups'
import type { OwnGroup, OwnGroupsOf } from '~/components/portal/types'
import { PersonCard } from '~/components/profile/information/person_card'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useShared } from '~/hooks/use_shared'
import { isolate } from '~/ui/isolate'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/record.module.css'

interface PortalHomeProps {
  person_type: OwnGroupsOf
  today: string
  groups: OwnGroup[]
}

export default function PortalHome({ person_type: type, today, groups }: PortalHomeProps) {
  const t = useTranslations('home.portal')
  const user = useShared().auth?.user
  const names = useNames()
  if (!user) return null
  const { parts } = names(user)

  return (
    <div className={classes.record}>
      <PageHeader title={t('title')} heading={t('greeting', { name: isolate(parts.first_name) })} />
      <OwnGroups type={type} today={today} groups={groups} />
      <PersonCard user={user}>
        <Button component={Link} href={portalRoutes(user.kind).profile} variant="default">
          {t('profile')}
        </Button>
      </PersonCard>
    </div>
  )
}
