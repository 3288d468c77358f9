import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react'
import { urlFor } from '~/client'
import type { Act } from '~/components/search/acts/act'
import { alertKinds, alertNeeds } from '#domain/shared/choices/alert_kinds'

/** The lists of what needs attention, each under its own name, and the hours of instructors. */
export function waitingActs(may: (permission: string) => boolean): Act[] {
  const kinds = alertKinds.filter((kind) => may(alertNeeds[kind]))
  const acts: Act[] = kinds.map((kind) => ({
    id: `attention.${kind}`,
    icon: IconAlertTriangle,
    words: [`attention.kinds.${kind}`, `search.also.alerts.${kind}`],
    kind: 'attention.title',
    href: `${urlFor('admin.today')}?kind=${kind}`,
  }))
  const mayCount = may('admin.instructors.index') && may('admin.attendance.index')
  const hours: Act = {
    id: 'instructor_hours',
    icon: IconClockHour4,
    words: ['search.instructor_hours', 'search.also.hours'],
    href: urlFor('admin.instructor_hours.index'),
  }
  return mayCount ? [...acts, hours] : acts
}
