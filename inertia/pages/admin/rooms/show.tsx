import type { BranchOption } from '~/components/branches/types'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { useBranchFact, useBranchValue } from '~/components/branches/use_branches'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryProps, EntryTab } from '~/components/catalogue/types'
import { SessionsTab } from '~/components/class_sessions/sessions_tab'
import type { SessionsOf } from '~/components/class_sessions/types'
import { BookedRoomsHost } from '~/components/rooms/booked_rooms_host'
import { ClosuresCard } from '~/components/rooms/closures_card'
import { useFormat } from '~/hooks/use_format'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { useBothNames } from '~/ui/names/both_names'
import { recordUrls } from '~/ui/record/record_urls'
import { useFieldValue } from '~/ui/record/use_field_value'
import record from '~/ui/record/record.module.css'

type RoomShowProps = Omit<EntryProps, 'tab'> & {
  room: Data.Admin.Rooms.Room
  branches: BranchOption[]
  sessions: SessionsOf | null
  tab: EntryTab | 'sessions'
}

export default function RoomShow(props: RoomShowProps) {
  const { room, sessions, uses, activity, tab, can } = props
  const label = useTranslations('sessions.of')('tab')
  const urls = recordUrls('rooms')
  const name = useBothNames()(room).lead
  return (
    <DialogSubject name={name}>
      <EntryPage
        area="rooms"
        one="room"
        entry={room}
        uses={uses}
        activity={activity}
        tab={tab}
        can={can}
        urls={urls}
        further={
          sessions && {
            ...{ id: 'sessions', label, count: sessions.ahead },
            body: sessions.list && (
              <SessionsTab
                url={urls.show(room.id)}
                owner={{ of: 'room', id: room.id }}
                list={sessions.list}
                maySchedule={room.archived_at === null}
              />
            ),
          }
        }
        write={useBranchValue('rooms')}
        overview={
          <div className={record.overview}>
            <RoomOverview room={room} />
            <ClosuresCard room={room} can={can.update && room.archived_at === null} />
          </div>
        }
      />
      <BookedRoomsHost />
    </DialogSubject>
  )
}

function RoomOverview({ room }: { room: Data.Admin.Rooms.Room }) {
  const t = useTranslations('rooms')
  const format = useFormat()
  const written = useFieldValue('rooms')
  const branch = useBranchFact(t('fields.branch_id'), room.branch_id)
  const equipment = written('equipment', room.equipment)
  return (
    <EntryFacts
      area="rooms"
      entry={room}
      facts={[
        ...branch,
        { label: t('fields.kind'), value: t(`kind.${room.kind}`) },
        { label: t('fields.capacity'), value: format.number(room.capacity) },
        { label: t('fields.equipment'), value: equipment && <bdi>{equipment}</bdi> },
        {
          label: t('fields.can_double_book'),
          value: t(`can_double_book.${room.can_double_book ? 'true' : 'false'}`),
        },
        { label: t('fields.state'), value: t(`state.${room.is_closed ? 'closed' : 'usable'}`) },
        { label: t('fields.created_at'), value: format.dayOf(room.created_at) },
      ]}
    />
  )
}
