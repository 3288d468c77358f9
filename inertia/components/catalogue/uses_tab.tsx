import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Use, UsedBy } from '~/components/catalogue/types'
import { useCounts } from '~/components/catalogue/use_counts'
import { Link } from '@adonisjs/inertia/react'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import { useNames } from '~/ui/names/use_names'
import { recordUrls } from '~/ui/record/record_urls'
import record from '~/ui/record/record.module.css'
import classes from '~/components/catalogue/catalogue.module.css'

interface UsesTabProps {
  uses: Use[]
  filter?: string
}

export function UsesTab({ uses, filter }: UsesTabProps) {
  const t = useTranslations('catalogue.uses')
  const counts = useCounts()
  if (uses.length === 0) {
    return (
      <section className={record.card}>
        <Text c="dimmed">{t('empty')}</Text>
      </section>
    )
  }
  return (
    <div className={classes.uses}>
      {uses.map((use) => (
        <section key={use.area} className={record.card}>
          <Title order={2}>{counts({ [use.area]: use.total })}</Title>
          <UseList use={use} filter={filter} />
        </section>
      ))}
    </div>
  )
}

interface UseListProps {
  use: Use
  filter?: string
}

export function UseList({ use, filter }: UseListProps) {
  const t = useTranslations('catalogue.uses')
  const nameOf = useUserName()
  const urls = recordUrls(use.area)
  const more = use.total - use.first.length
  if (!use.may_see) return <Text c="dimmed">{t('no_permission')}</Text>
  return (
    <ul className={classes.list}>
      {use.first.map((used) => (
        <li key={used.id}>
          <Anchor component={Link} href={urls.show(used.id)} fw={500}>
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
            <Anchor component={Link} href={`${urls.index()}?${filter}`}>
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
