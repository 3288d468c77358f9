import type { Data } from '@generated/data'
import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { BookedSessions } from '~/components/class_sessions/booked_sessions'
import type { BranchOption } from '~/components/branches/types'
import { useBranchFact, useBranchValue } from '~/components/branches/use_branches'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryProps } from '~/components/catalogue/types'
import { useFormat } from '~/hooks/use_format'
import { recordUrls } from '~/ui/record/record_urls'

type HolidayShowProps = EntryProps & {
  holiday: Data.Admin.Holidays.Holiday
  branches: BranchOption[]
}

export default function HolidayShow({ holiday, activity, tab, can }: HolidayShowProps) {
  const t = useTranslations('holidays')
  const format = useFormat()
  const branch = useBranchFact(t('fields.branch_id'), holiday.branch_id)
  return (
    <EntryPage
      area="holidays"
      entry={holiday}
      uses={null}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('holidays')}
      write={useBranchValue('holidays')}
      lead={t('days', { count: holiday.days })}
      overview={
        <Stack>
          <BookedSessions
            count={holiday.sessions_ahead}
            from={holiday.starts_on}
            until={holiday.ends_on}
            today={holiday.today}
            branch={holiday.branch_id}
          />
          <EntryFacts
            area="holidays"
            entry={holiday}
            facts={[
              ...branch,
              { label: t('fields.starts_on'), value: format.day(holiday.starts_on) },
              { label: t('fields.ends_on'), value: format.day(holiday.ends_on) },
            ]}
          />
        </Stack>
      }
    />
  )
}
