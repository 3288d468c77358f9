import type { BranchOption } from '~/components/branches/types'
import { IconDoor } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useBranchColumn } from '~/components/branches/use_branch_column'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { type EntryListProps, useEntryList } from '~/components/catalogue/use_entry_list'
import { BookedRoomsHost } from '~/components/rooms/booked_rooms_host'
import type { RoomList, RoomQuery, RoomRow } from '~/components/rooms/types'
import { useFormat } from '~/hooks/use_format'
import { RecordList } from '~/ui/list/record_list'
import { StatusDot } from '~/ui/status_dot'
import { roomKinds, roomStates } from '#domain/scheduling/rooms/rules/room_kind'

type RoomsIndexProps = EntryListProps<RoomQuery> & { rooms: RoomList; branches: BranchOption[] }

export default function RoomsIndex({ rooms, query, can, list }: RoomsIndexProps) {
  return (
    <>
      <RecordList {...useRoomList()} page={rooms} query={query} can={can} settings={list} />
      <BookedRoomsHost />
    </>
  )
}

function useRoomList() {
  const t = useTranslations('rooms')
  const format = useFormat()
  const branch = useBranchColumn<RoomRow>(t('columns.branch_id'))
  const branchFilter = useBranchFilter(t('filters.branch'))
  const state = ({ state: today }: RoomRow) => (
    <StatusDot tone={today === 'closed' ? 'attention' : 'success'}>{t(`state.${today}`)}</StatusDot>
  )
  return useEntryList<RoomRow>({
    area: 'rooms',
    icon: <IconDoor size={24} />,
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('filters.kind'),
        options: roomKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
      {
        kind: 'choice',
        name: 'state',
        label: t('filters.state'),
        options: roomStates.map((today) => ({ value: today, label: t(`state.${today}`) })),
      },
      ...branchFilter,
    ],
    facts: (room) => (
      <>
        {t(`kind.${room.kind}`)} {state(room)}
      </>
    ),
    columns: ({ name, code }) => [
      name,
      code,
      ...branch,
      { id: 'kind', title: t('columns.kind'), width: 140, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'capacity',
        title: t('columns.capacity'),
        sortable: true,
        width: 110,
        cell: ({ capacity }) => format.number(capacity),
      },
      {
        id: 'equipment',
        title: t('columns.equipment'),
        width: 240,
        cell: ({ equipment }) => <bdi>{equipment}</bdi>,
      },
      { id: 'state', title: t('columns.state'), width: 130, cell: state },
      {
        id: 'booking',
        title: t('columns.booking'),
        width: 150,
        isExtra: true,
        cell: ({ booking }) => t(`booking.${booking}`),
      },
      {
        id: 'created_at',
        title: t('columns.created_at'),
        sortable: true,
        width: 140,
        isExtra: true,
        cell: ({ created_at }) => format.dayOf(created_at),
      },
    ],
  })
}
