import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { OpeningHours } from '~/components/hours/opening_hours'
import { type NamedSpan, type Timing, TimingsCard } from '~/components/hours/timings_card'
import { PageHeader } from '~/ui/page/page_header'
import record from '~/ui/record/record.module.css'

interface HoursProps {
  opening: { version: number; windows: WeekWindow[] }
  timings: Timing[]
  ramadan: NamedSpan
  may_update: boolean
}

export default function Hours({ opening, timings, ramadan, may_update: can }: HoursProps) {
  const t = useTranslations('timings')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={record.overview}>
        <OpeningHours opening={opening} can={can} />
        <TimingsCard timings={timings} ramadan={ramadan} can={can} />
      </div>
    </>
  )
}
