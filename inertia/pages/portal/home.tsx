import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { AbsencesLink } from '~/components/absences/absences_link'
import type { Data } from '@generated/data'
import { OwnHomework } from '~/components/lesson_notes/own_homework'
import { OwnGroups, type OwnGroupsOf } from '~/components/portal/own_groups'
import { type OwnRate, OwnRates } from '~/components/portal/own_rates'
import type { OwnGroup } from '~/components/portal/own_group_card'
import { OwnOffers } from '~/components/substitution/own_offers'
import type { OwnOffer } from '~/components/substitution/types'
import { TeachingDay } from '~/components/teaching_day/teaching_day'
import type { Teaching } from '~/components/teaching_day/types'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useShared } from '~/hooks/use_shared'
import { isolate } from '~/ui/isolate'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'
import type { SignedInUser } from '~/types'
import { Avatar } from '~/ui/avatar'
import classes from '~/ui/record/record.module.css'
import profile from '~/components/profile/profile.module.css'

interface PortalHomeProps {
  person_type: OwnGroupsOf
  today: string
  groups: OwnGroup[]
  /** To an instructor. */
  offers: OwnOffer[]
  /** Of an instructor. */
  teaching: Teaching | null
  homework: Data.Portal.OwnHomework[]
  /** To a family. */
  rates: OwnRate[]
  /** A guardian has children whose data the centre doesn't let them see. */
  has_hidden_children: boolean
}

export default function PortalHome({
  person_type: type,
  today,
  groups,
  offers,
  teaching,
  homework,
  rates,
  has_hidden_children: isHidden,
}: PortalHomeProps) {
  const t = useTranslations('home.portal')
  const user = useShared().auth?.user
  const names = useNames()
  if (!user) return null
  const { parts } = names(user)

  return (
    <div className={classes.record}>
      <PageHeader title={t('title')} heading={t('greeting', { name: isolate(parts.first_name) })} />
      <OwnOffers offers={offers} />
      {teaching && <TeachingDay teaching={teaching} today={today} />}
      <OwnHomework homework={homework} today={today} namesChildren={type === 'guardian'} />
      <OwnRates rates={rates} namesChildren={type === 'guardian'} />
      <OwnGroups
        type={type}
        isHidden={isHidden}
        today={today}
        groups={groups}
        rates={teaching?.rates}
      />
      <PersonCard user={user}>
        {type === 'instructor' && <AbsencesLink />}
        <Button component={Link} href={portalRoutes(user.kind).profile} variant="default">
          {t('profile')}
        </Button>
      </PersonCard>
    </div>
  )
}

interface PersonCardProps {
  user: SignedInUser
  children?: ReactNode
}

function PersonCard({ user, children }: PersonCardProps) {
  const { tenant } = useShared()
  const { lead, other, parts } = useNames()(user)
  return (
    <div className={profile.person}>
      <Avatar person={{ ...user, ...parts }} size={56} />
      <div className={profile.names}>
        <strong>
          <bdi>{lead}</bdi>
        </strong>
        {other && (
          <span className={profile.quiet}>
            <bdi>{other}</bdi>
          </span>
        )}
        {tenant && (
          <span className={profile.quiet}>
            <bdi>{tenant.name}</bdi>
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
