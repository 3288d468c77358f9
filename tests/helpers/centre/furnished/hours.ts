import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const [{ id: branch }] = await rowsOf(centre, 'branches')
  const here = { id: uuid(), branch_id: branch }
  const days = { starts_on: '2026-09-23', ends_on: '2026-09-23' }
  await insert(centre, 'holidays', { ...here, name_en: 'National Day', ...days })
  const week = uuid()
  await insert(centre, 'opening_weeks', { id: week, branch_id: branch })
  const open = { weekday: 7, opens: '09:00', closes: '21:00' }
  await insert(centre, 'opening_hours', { id: uuid(), week_id: week, ...open })
  const ramadan = { starts_on: '2026-02-18', ends_on: '2026-03-19', shift_minutes: 60 }
  await insert(centre, 'timings', { ...here, name_ar: 'رمضان', ...ramadan })
}
