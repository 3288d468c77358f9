import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { doorRoutes } from '~/components/shell/door_routes'
import { PersonCard } from '~/components/profile/person_card'
import { useShared } from '~/hooks/use_shared'
import { PageHeader } from '~/ui/page_header'

export default function PortalHome() {
  const t = useTranslations('home.portal')
  const user = useShared().auth?.user
  if (!user) return null

  return (
    <>
      <PageHeader
        title={t('title')}
        heading={t.rich('greeting', { name: () => <bdi>{user.first_name}</bdi> })}
        lead={t(user.kind === 'instructor' ? 'instructor' : 'student')}
      />
      <PersonCard user={user}>
        <Button component={Link} href={doorRoutes(user.kind).profile} variant="default">
          {t('profile')}
        </Button>
      </PersonCard>
    </>
  )
}
