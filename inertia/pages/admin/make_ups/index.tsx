import {
  IconCalendarPlus,
  IconCalendarRepeat,
  IconCalendarX,
  IconClockPlus,
  IconCoinOff,
  IconRestore,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { MakeUpCard } from '~/components/make_ups/make_up_card'
import type { ListedMakeUp, MakeUpAct, MakeUpList, MakeUpQuery } from '~/components/make_ups/types'
import { actsOf, useMakeUpActs } from '~/components/make_ups/use_make_up_acts'
import { useMakeUpColumns } from '~/components/make_ups/use_make_up_columns'
import { useMakeUpFilters } from '~/components/make_ups/use_make_up_filters'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { RowAct } from '~/ui/list/table/row_act'
import { useNames } from '~/ui/names/use_names'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'

interface MakeUpsIndexProps {
  make_ups: MakeUpList
  query: MakeUpQuery
  can: Abilities
  list: ListSettings
  branches: BranchOption[]
  options?: MeetingOptions
}

const icons: Record<MakeUpAct, typeof IconRestore> = {
  book: IconCalendarPlus,
  unbook: IconCalendarX,
  extend: IconClockPlus,
  waive: IconCoinOff,
  take_back: IconRestore,
}

export default function MakeUpsIndex(props: MakeUpsIndexProps) {
  const { make_ups: makeUps, query, can, list, options } = props
  const t = useTranslations('make_ups.acts')
  const names = useNames()
  const { dialog, run } = useMakeUpActs<ListedMakeUp>()
  const acts = (makeUp: ListedMakeUp): RowAct[] =>
    actsOf(makeUp).map((act) => {
      const Icon = icons[act]
      return {
        ...{ id: act, label: t(act), icon: <Icon size={16} aria-hidden /> },
        ...{ run: () => run(act, makeUp), danger: act === 'waive', common: act === 'book' },
      }
    })
  return (
    <>
      <RecordList
        area="make_ups"
        icon={<IconCalendarRepeat size={24} />}
        urls={recordUrls('make_ups')}
        columns={useMakeUpColumns()}
        card={(makeUp) => <MakeUpCard makeUp={makeUp} />}
        name={({ student }) => names(student).lead}
        filters={useMakeUpFilters(options)}
        acts={can.update ? acts : undefined}
        page={makeUps}
        query={query}
        can={can}
        settings={list}
      />
      {dialog}
    </>
  )
}
