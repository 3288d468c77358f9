import { Title, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PermissionSummary } from '~/components/permissions/permission_summary'
import { Fact } from '~/ui/record/facts_card'
import type { UserDetail } from '~/components/users/types'
import { useBranchNames } from '~/components/branches/use_branches'
import { useRolesLine } from '~/components/users/use_user_columns'
import { useFormat } from '~/hooks/use_format'
import own from '~/components/users/users.module.css'
import classes from '~/ui/record/record.module.css'

/** Where they work; not told where there is only one branch. */
function UserBranches({ user }: { user: UserDetail }) {
  const t = useTranslations('users')
  const names = useBranchNames()
  if (names.size === 0) return null
  const { branches, works_elsewhere: isElsewhere } = user
  const seen = branches.flatMap((id) => names.get(id) ?? [])
  const hasOthers = isElsewhere || seen.length < branches.length
  const others = hasOthers ? [t('show.other_branches')] : []
  return (
    <Fact label={t('fields.branches')}>
      {[...seen, ...others].join(' · ') || t('show.whole_centre')}
    </Fact>
  )
}

export function UserOverview({ user }: { user: UserDetail }) {
  const t = useTranslations('users')
  const format = useFormat()
  const line = useRolesLine()
  const isSuper = user.roles.some(({ is_super }) => is_super)
  return (
    <div className={classes.overview}>
      <section className={`${classes.card} ${own.beside}`}>
        <Title order={2}>{t('show.details')}</Title>
        <dl className={`${classes.details} ${classes.contact}`}>
          <Fact label={t('fields.roles')}>{line(user)}</Fact>
          <UserBranches user={user} />
          <Fact label={t('fields.number')} copy={user.number}>
            <bdi dir="ltr">{user.number}</bdi>
          </Fact>
          <Fact label={t('fields.email')} copy={user.email}>
            <bdi dir="ltr">{user.email}</bdi>
          </Fact>
          <Fact label={t('fields.phone')} copy={user.phone}>
            {user.phone_written && <bdi dir="ltr">{user.phone_written}</bdi>}
          </Fact>
          <Fact label={t('fields.second_factor')}>
            {t(user.second_factor ? 'second_factor.on' : 'second_factor.off')}
          </Fact>
          <Fact label={t('fields.last_login_at')}>
            {user.last_login_at ? format.instant(user.last_login_at) : t('never')}
          </Fact>
          <Fact label={t('fields.created_at')}>{format.dayOf(user.created_at)}</Fact>
        </dl>
      </section>
      <section className={classes.card}>
        <Title order={2}>{t('show.permissions')}</Title>
        <Text c="dimmed" size="sm">
          {t('show.permissions_lead')}
        </Text>
        {isSuper ? (
          <Text mt="sm">{t('role.everything')}</Text>
        ) : (
          <PermissionSummary permissions={user.permissions} />
        )}
      </section>
    </div>
  )
}
