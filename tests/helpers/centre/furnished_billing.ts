import { v7 as uuid } from 'uuid'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

const currency = { currency: 'SAR', exponent: 2 }

export async function furnishBilling(centre: Centre) {
  const [service, found, subject, level] = [uuid(), uuid(), uuid(), uuid()]
  await insert(centre, 'subjects', { id: subject, code: 'SUNG', name_en: 'Song' })
  await insert(centre, 'levels', { id: level, code: 'L99', name_en: 'Last', position: 99 })
  const names = { name_en: 'Class session', name_ar: 'حصة' }
  await insert(centre, 'services', {
    id: service,
    code: 'SESSION',
    ...names,
    kind: 'tuition',
    unit: 'session',
    subject_id: subject,
    level_id: level,
  })
  for (const [day, amount] of [
    ['2026-01-01', 12_050],
    ['2199-01-01', 15_000],
  ] as const) {
    await insert(centre, 'service_prices', {
      id: uuid(),
      service_id: service,
      effective_from: day,
      amount,
      ...currency,
    })
  }
  await insert(centre, 'packages', {
    id: found,
    code: 'TEN',
    name_en: 'Ten sessions',
    name_ar: 'عشر حصص',
    unit: 'sessions',
    price: 100_000,
    list_price: 120_500,
    ...currency,
    bonus_units: 1,
  })
  await insert(centre, 'package_lines', {
    package_id: found,
    service_id: service,
    quantity: 10,
    position: 1,
  })
  await insert(centre, 'trial_services', { service_id: service })
  const course = uuid()
  await insert(centre, 'courses', {
    id: course,
    code: 'SINGING',
    title_en: 'Singing',
    subject_id: subject,
  })
  await insert(centre, 'course_services', {
    course_id: course,
    service_id: service,
    role: 'tuition',
    position: 1,
  })
  return { service, found }
}
