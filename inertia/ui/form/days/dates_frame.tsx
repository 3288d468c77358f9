import '@mantine/dates/styles.css'
import { DatesProvider } from '@mantine/dates'
import { useEffect, useState, type ReactNode } from 'react'
import { daysAfterSunday } from '#domain/shared/time/weekday'
import { useShared } from '~/hooks/use_shared'

export function DatesFrame({ children }: { children: ReactNode }) {
  const { app, tenant } = useShared()
  const [locale, setLocale] = useState('en')
  useEffect(() => {
    let current = true
    if (app.locale === 'en') setLocale('en')
    else void import('dayjs/locale/ar').then(() => current && setLocale(app.locale))
    return () => {
      current = false
    }
  }, [app.locale])
  return (
    <DatesProvider
      settings={{
        locale,
        firstDayOfWeek: daysAfterSunday(tenant?.week_start ?? 1),
        weekendDays: (tenant?.weekend ?? [6, 7]).map(daysAfterSunday),
      }}
    >
      {children}
    </DatesProvider>
  )
}
