import type { Data } from '@generated/data'
import type { GroupDetail } from '~/components/groups/types'

export type Pattern = Data.Admin.Groups.Pattern.GroupPattern
export type PatternRoom = Pick<
  Pattern['rooms'][number],
  'id' | 'code' | 'name_en' | 'name_ar' | 'capacity'
>
export type PatternSource = Data.Admin.Groups.Pattern.PatternSource

export interface PatternProps {
  group: GroupDetail
  pattern: Pattern
  sources?: PatternSource[]
}
