import { useTranslations } from 'use-intl'
import { RosterTable } from '~/components/enrolments/roster_table'
import { rosterParts } from '~/components/enrolments/roster_parts'
import { useRosterColumns } from '~/components/enrolments/use_roster_columns'
import type { RosterRow } from '~/components/groups/types'
import { EmptyState } from '~/ui/page/empty_state'
import { ListCard } from '~/ui/list/list_card'
import type { RowAct } from '~/ui/list/table/row_act'

interface GroupWaitingProps {
  roster: RosterRow[]
  acts: (row: RosterRow) => RowAct[]
}

/** Who was offered a seat and who waits for one, in their order. */
export function GroupWaiting({ roster, acts }: GroupWaitingProps) {
  const t = useTranslations('groups')
  const columns = useRosterColumns()
  const { waiting } = rosterParts(roster)
  return (
    <ListCard>
      {waiting.length === 0 ? (
        <EmptyState title={t('show.nobody_waits.title')} text={t('show.nobody_waits.text')} />
      ) : (
        <RosterTable
          rows={waiting}
          columns={columns.waiting}
          caption={t('tabs.waiting')}
          acts={acts}
        />
      )}
    </ListCard>
  )
}
