import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type RoomList = Data.Admin.Rooms.RoomList
export type RoomRow = RoomList['rows'][number]

export type RoomQuery = ListedQuery & {
  kind: RoomRow['kind'][]
  state: RoomRow['state'][]
  branch: string[]
}
