import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { doorRoutes } from '~/components/shell/door_routes'
import { PersonCard } from '~/components/profile/person_card'
import { useNames } from '~/ui/use_names'
import { useShared } from '~/hooks/use_shared'
import { isolate } from '~/ui/isolate'
import { PageHeader } from '~/ui/page_header'

export default function PortalHome() {
  const t = useTranslations('home.portal')
  const user = useShared().auth?.user
  const names = useNames()
  if (!user) return null
  const { parts } = names(user)

  return (
    <>
      <PageHeader title={t('title')} heading={t('greeting', { name: isolate(parts.first_name) })} />
      <PersonCard user={user}>
        <Button component={Link} href={doorRoutes(user.kind).profile} variant="default">
          {t('profile')}
        </Button>
      </PersonCard>
    </>
  )
}
