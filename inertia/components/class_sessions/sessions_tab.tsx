import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SessionCard } from '~/components/class_sessions/session_card'
import { PrintMenu } from '~/components/class_sessions/print_menu'
import type { SessionsOf } from '~/components/class_sessions/types'
import { useSessionColumns } from '~/components/class_sessions/use_session_columns'
import { useScheduling } from '~/components/class_sessions/use_scheduling'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import WhenControl from '~/ui/list/filters/when_control'
import { ListCard } from '~/ui/list/list_card'
import { Pager } from '~/ui/list/pager'
import { DataTable } from '~/ui/list/table/data_table'
import { useDataTable } from '~/ui/list/table/use_data_table'
import { type ListControls, useListQuery } from '~/ui/list/use_list_query'
import { EmptyState } from '~/ui/page/empty_state'
import { shownSizes } from '#domain/shared/lists/page_sizes'

type Shown = NonNullable<SessionsOf['list']>
type TabQuery = Shown['query'] & { tab: string }

interface SessionsTabProps {
  /** The page of the record they are of. */
  url: string
  owner: { of: 'group' | 'instructor' | 'room' | 'student'; id: string }
  list: Shown
  /** Where the record is still in use. */
  maySchedule?: boolean
}

const NONE = () => {}
const noActs = () => []

const opening = (query: TabQuery): TabQuery => ({
  ...query,
  ...{ tab: '', when: 'upcoming', page: 1, per: shownSizes[0] },
})

export function SessionsTab({ url, owner, list, maySchedule = false }: SessionsTabProps) {
  const t = useTranslations('sessions')
  const { rows, meta, query } = list
  const controls = useListQuery<TabQuery>({
    url,
    query: { ...query, tab: 'sessions' },
    defaults: opening,
    only: ['sessions'],
  })
  // A session's own title is shown in place of its group
  const isTitled = owner.of === 'group' && rows.some(({ title }) => title)
  const isAssisted = rows.some(({ assistants }) => assistants.length > 0)
  const columns = useSessionColumns()
    .filter(({ id }) => (id !== owner.of || isTitled) && (id !== 'assistants' || isAssisted))
    .map((column) => ({ ...column, sortable: false }))
  const table = useDataTable({ rows, columns, sort: '', dir: 'asc' })
  const name = useSessionName()
  return (
    <ListCard
      toolbar={<Toolbar owner={owner} controls={controls} maySchedule={maySchedule} />}
      footer={
        rows.length > 0 && (
          <Pager
            meta={meta}
            label={t('title')}
            link={(page) => controls.link({ page })}
            onPer={(per) => controls.change({ per })}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t(`of.none.${query.when}`)} text={t('of.none.text')} />
      ) : (
        <DataTable
          table={table}
          columns={columns}
          caption={t('title')}
          sort=""
          dir="asc"
          onSort={NONE}
          name={name}
          acts={noActs}
          card={(session) => <SessionCard session={session} of={owner.of} />}
          density="comfortable"
          selectable={false}
          busy={controls.busy}
          place={meta.page}
        />
      )}
    </ListCard>
  )
}

interface ToolbarProps extends Pick<SessionsTabProps, 'owner' | 'maySchedule'> {
  controls: ListControls<TabQuery>
}

function Toolbar({ owner, controls, maySchedule }: ToolbarProps) {
  const t = useTranslations('sessions')
  const { query, change } = controls
  const own = { [owner.of]: owner.id }
  const { link, dialog } = useScheduling(own)
  const qs = { ...own, ...(query.when !== 'upcoming' && { when: query.when }) }
  return (
    <>
      <WhenControl value={query.when} onChange={(when) => change({ when })} />
      <Anchor component={Link} href={urlFor('admin.class_sessions.index', {}, { qs })}>
        {t('of.in_list')}
      </Anchor>
      {owner.of !== 'student' && <PrintMenu of={owner.of} id={owner.id} />}
      {maySchedule && link && (
        <Button
          component="a"
          {...link}
          variant="default"
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          {t('of.schedule')}
        </Button>
      )}
      {dialog}
    </>
  )
}
