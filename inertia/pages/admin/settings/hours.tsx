import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { BranchChoice } from '~/components/branches/types'
import { OpeningHours, type ShownWeek } from '~/components/hours/opening_hours'
import { type RamadanDue, RamadanNotice } from '~/components/hours/ramadan_notice'
import { type NamedSpan, type Timing, TimingsCard } from '~/components/hours/timings_card'
import { PageHeader } from '~/ui/page/page_header'
import record from '~/ui/record/record.module.css'

type HoursProps = BranchChoice & {
  /** The centre's, then those of its branches. */
  weeks: ShownWeek[]
  timings: Timing[]
  ramadan: NamedSpan
  ramadan_due: RamadanDue
  today: string
  may_update: boolean
}

export default function Hours(props: HoursProps) {
  const { weeks, timings, ramadan, ramadan_due: due, today, may_update: can } = props
  const t = useTranslations('timings')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={record.overview}>
        <Stack gap="md">
          <RamadanNotice due={due} />
          {weeks.map((week) => (
            <OpeningHours
              key={week.branch_id ?? ''}
              week={week}
              isOnly={weeks.length === 1}
              can={can && week.may_change}
            />
          ))}
        </Stack>
        <TimingsCard timings={timings} ramadan={ramadan} today={today} can={can} />
      </div>
    </>
  )
}
