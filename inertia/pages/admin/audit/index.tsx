import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EntryCorrections } from '~/components/attendance/types'
import { AuditEntryLine } from '~/components/audit/audit_entry'
import { AuditFilters } from '~/components/audit/audit_filters'
import type { AuditArea, AuditEntry, AuditQuery } from '~/components/audit/types'
import { urlFor } from '~/client'
import { ListCard } from '~/ui/list/list_card'
import { queryString } from '~/ui/list/list_query'
import type { StoredNames } from '#domain/shared/text/person_names'
import { PageHeader } from '~/ui/page/page_header'
import activity from '~/ui/record/activity/activity.module.css'
import classes from '~/components/audit/audit.module.css'

interface AuditIndexProps {
  entries: AuditEntry[]
  corrections: Record<string, EntryCorrections>
  older: string | null
  actors: (StoredNames & { id: string })[]
  areas: AuditArea[]
  query: AuditQuery
}

export default function AuditIndex(props: AuditIndexProps) {
  const { entries, corrections, older, actors, areas, query } = props
  const t = useTranslations('audit')
  const href = (change: Partial<AuditQuery>) =>
    urlFor('admin.audit.index') + queryString({ ...query, before: null, ...change }, {})
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <ListCard
        toolbar={
          <AuditFilters
            query={query}
            actors={actors}
            areas={areas}
            onChange={(change) => router.get(href(change), undefined, { preserveState: true })}
          />
        }
        footer={
          (query.before || older) && (
            <nav className={classes.pages} aria-label={t('pages')}>
              {query.before && (
                <Button component={Link} variant="default" href={href({})}>
                  {t('newest')}
                </Button>
              )}
              {older && (
                <Button component={Link} variant="default" href={href({ before: older })}>
                  {t('older')}
                </Button>
              )}
            </nav>
          )
        }
      >
        <div className={classes.entries}>
          {entries.length === 0 && (
            <Text c="dimmed" role="status" py="md">
              {t('empty')}
            </Text>
          )}
          <ul className={activity.activity}>
            {entries.map((entry) => (
              <AuditEntryLine key={entry.id} entry={entry} corrections={corrections[entry.id]} />
            ))}
          </ul>
        </div>
      </ListCard>
    </>
  )
}
