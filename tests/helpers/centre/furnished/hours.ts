import { v7 as uuid } from 'uuid'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const days = { starts_on: '2026-09-23', ends_on: '2026-09-23' }
  await insert(centre, 'holidays', { id: uuid(), name_en: 'National Day', ...days })
  const week = uuid()
  await insert(centre, 'opening_weeks', { id: week })
  const open = { weekday: 7, opens: '09:00', closes: '21:00' }
  await insert(centre, 'opening_hours', { id: uuid(), week_id: week, ...open })
  const ramadan = { starts_on: '2026-02-18', ends_on: '2026-03-19', shift_minutes: 60 }
  await insert(centre, 'timings', { id: uuid(), name_ar: 'رمضان', ...ramadan })
}
