import { Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AttendanceRecord, RecordQuery } from '~/components/attendance_records/types'
import { useMonth } from '~/components/attendance_sheet/use_month'
import DayRange from '~/ui/list/filters/day_range'

interface RecordDaysProps {
  shown: Pick<AttendanceRecord, 'months' | 'from' | 'until'>
  onChange: (days: Pick<RecordQuery, 'from' | 'until'>) => void
}

const DAYS = 'days'

/** Of which days a record is: all, a month in which there is something, or any. */
export function RecordDays({ shown, onChange }: RecordDaysProps) {
  const t = useTranslations('attendance_record.days')
  const month = useMonth()
  const { months, from, until } = shown
  const [isTyping, setTyping] = useState(false)
  const named = months.find((one) => from === firstOf(one) && until === lastOf(one))
  const isOther = isTyping || ((from !== null || until !== null) && !named)
  const choose = (value: string) => {
    setTyping(value === DAYS)
    if (value === DAYS) return
    onChange(value ? { from: firstOf(value), until: lastOf(value) } : { from: null, until: null })
  }
  return (
    <>
      <NativeSelect
        aria-label={t('label')}
        value={isOther ? DAYS : (named ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('all') },
          ...months.map((one) => ({ value: one, label: month(one) })),
          { value: DAYS, label: t('other') },
        ]}
      />
      {isOther && (
        <Group gap="sm" align="start" w="100%">
          <DayRange
            name="record"
            from={from}
            to={until}
            onFrom={(day) => onChange({ from: day, until })}
            onTo={(day) => onChange({ from, until: day })}
          />
        </Group>
      )}
    </>
  )
}

const firstOf = (month: string) => `${month}-01`

/** The day before the next month begins. */
function lastOf(month: string) {
  const [year, at] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, at!, 0)).toISOString().slice(0, 10)
}
