import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Use, UsedBy } from '~/components/catalogue/types'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/catalogue/catalogue.module.css'

interface UseListProps {
  use: Use
  filter?: string
}

export function UseList({ use, filter }: UseListProps) {
  const t = useTranslations('catalogue.uses')
  const nameOf = useUserName()
  const more = use.total - use.first.length
  if (!use.may_see) return <Text c="dimmed">{t('no_permission')}</Text>
  return (
    <ul className={classes.list}>
      {use.first.map((used) => (
        <li key={used.id}>
          <Anchor component={Link} href={`/admin/${use.area}/${used.id}`} fw={500}>
            <bdi>{nameOf(used)}</bdi>
          </Anchor>
          <Text span size="sm" c="dimmed">
            <bdi dir="ltr">{used.code}</bdi>
          </Text>
          {used.archived && <StatusDot tone="neutral">{t('archived')}</StatusDot>}
        </li>
      ))}
      {more > 0 && (
        <li>
          {filter ? (
            <Anchor component={Link} href={`/admin/${use.area}?${filter}`}>
              {t('more', { count: more })}
            </Anchor>
          ) : (
            t('more', { count: more })
          )}
        </li>
      )}
    </ul>
  )
}

function useUserName(): (used: UsedBy) => string {
  const persons = useNames()
  const entries = useBothNames()
  return (used) => (used.person ? persons(used.person).lead : entries(used).lead)
}
