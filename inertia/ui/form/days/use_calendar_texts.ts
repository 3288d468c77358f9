import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import { isolate } from '~/ui/isolate'

export function useCalendarTexts() {
  const t = useTranslations('ui.date')
  const { intl, tenant } = useShared()
  const { locale } = intl
  const order = tenant?.date_order ?? 'dmy'
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 })
    const month = new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const digits = (value: string | undefined) => plain.format(Number(value))
    const writeDay = (iso: string) => {
      const [year, monthNumber, day] = iso.slice(0, 10).split('-')
      const parts = order === 'dmy' ? [day, monthNumber, year] : [monthNumber, day, year]
      return parts.map(digits).join('/')
    }
    return {
      writeDay,
      help: t(`help.${order}`),
      example: isolate(writeDay(`${new Date().getFullYear()}-12-31`), 'ltr'),
      writeMonth: (iso: string) => month.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
      writeDayNumber: (iso: string) =>
        new Intl.NumberFormat(locale).format(Number(iso.slice(8, 10))),
      labels: {
        previousMonth: t('previous_month'),
        nextMonth: t('next_month'),
        previousYear: t('previous_year'),
        nextYear: t('next_year'),
        previousDecade: t('previous_decade'),
        nextDecade: t('next_decade'),
      },
    }
  }, [locale, order, t])
}
