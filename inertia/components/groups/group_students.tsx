import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RosterTable } from '~/components/enrolments/roster_table'
import { rosterParts } from '~/components/enrolments/roster_parts'
import { useRosterColumns } from '~/components/enrolments/use_roster_columns'
import type { RosterRow } from '~/components/groups/types'
import { EmptyState } from '~/ui/page/empty_state'
import { ListCard } from '~/ui/list/list_card'
import type { RowAct } from '~/ui/list/table/row_act'
import classes from '~/ui/record/record.module.css'

interface GroupStudentsProps {
  roster: RosterRow[]
  acts: (row: RosterRow) => RowAct[]
}

const NO_ACTS = () => []

export function GroupStudents({ roster, acts }: GroupStudentsProps) {
  const t = useTranslations('groups')
  const columns = useRosterColumns()
  const { present, former } = rosterParts(roster)
  return (
    <div className={classes.record}>
      <ListCard>
        {present.length === 0 ? (
          <EmptyState title={t('show.no_students.title')} text={t('show.no_students.text')} />
        ) : (
          <RosterTable
            rows={present}
            columns={columns.present}
            caption={t('tabs.students')}
            acts={acts}
          />
        )}
      </ListCard>
      {former.length > 0 && (
        <details>
          <summary>
            <Title order={2} display="inline" fz="md">
              {t('show.former')}
            </Title>{' '}
            <Text span c="dimmed">
              {former.length}
            </Text>
          </summary>
          <ListCard>
            <RosterTable
              rows={former}
              columns={columns.present}
              caption={t('show.former')}
              acts={NO_ACTS}
            />
          </ListCard>
        </details>
      )}
    </div>
  )
}
