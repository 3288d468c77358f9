import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { useShared } from '~/hooks/use_shared'
import { useWeekdayNames } from '~/hooks/use_week'
import { useAreaWords, type Area } from '~/ui/use_area_words'
import { isWireAmount } from '#domain/shared/money/money'
import type { Weekday } from '#domain/shared/time/weekday'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/
/** As the trail keeps it: `7 16:00-20:00`. */
const WEEK_TIME = /^([1-7]) (\d{2}:\d{2})-(\d{2}:\d{2})$/

export type WriteField = (field: string, value: unknown) => string

/**
 * In words: what its area has a word for (`{area}.{field}.{value}`), days, times of the week,
 * amounts, countries, languages, yes and no; '' for nothing.
 */
export function useFieldValue(area: Area): WriteField {
  const t = useAreaWords(area)
  const record = useTranslations('ui.record')
  const format = useFormat()
  const money = useMoney()
  const days = useWeekdayNames()
  const { locale } = useShared().intl
  const write: WriteField = (field, value) => {
    if (value === null || value === undefined || value === '') return ''
    if (Array.isArray(value)) return value.map((one) => write(field, one)).join(record('comma'))
    if (isWireAmount(value)) return money.write(value)
    if (typeof value === 'boolean') return record(value ? 'yes' : 'no')
    const text = String(value)
    if (DAY.test(text)) return format.day(text)
    if (INSTANT.test(text)) return format.dayOf(text)
    if (field === 'nationality')
      return new Intl.DisplayNames(locale, { type: 'region' }).of(text) ?? text
    if (field === 'languages')
      return new Intl.DisplayNames(locale, { type: 'language' }).of(text) ?? text
    const [, weekday, starts, ends] = WEEK_TIME.exec(text) ?? []
    if (weekday) return `${days[Number(weekday) as Weekday]} ${format.hoursUntil(starts!, ends!)}`
    return /^\w+$/.test(text) && t.has(`${field}.${text}`) ? t(`${field}.${text}`) : text
  }
  return write
}
