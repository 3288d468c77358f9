/** A fee of `fees_each` is proposed with every enrolment, one of `fees_once` once for a student. */
export type CourseServiceIds = {
  tuition_id: string | null
  fees_each: string[]
  fees_once: string[]
}

export type CourseServiceRow = {
  service_id: string
  role: 'tuition' | 'fee'
  charged: 'each' | 'once' | null
  position: number
}

/** The field that names a service which an earlier one names already. */
export function repeatedService(ids: CourseServiceIds): keyof CourseServiceIds | undefined {
  const { tuition_id: tuition, fees_each: each, fees_once: once } = ids
  const isRepeated = (fees: string[], earlier: (string | null)[]) =>
    new Set(fees).size < fees.length || fees.some((id) => earlier.includes(id))
  if (isRepeated(each, [tuition])) return 'fees_each'
  return isRepeated(once, [tuition, ...each]) ? 'fees_once' : undefined
}

export function courseServiceRows(ids: CourseServiceIds): CourseServiceRow[] {
  const tuition = ids.tuition_id ? [ids.tuition_id] : []
  const rows = [
    ...tuition.map((service_id) => ({ service_id, role: 'tuition', charged: null }) as const),
    ...ids.fees_each.map((service_id) => ({ service_id, role: 'fee', charged: 'each' }) as const),
    ...ids.fees_once.map((service_id) => ({ service_id, role: 'fee', charged: 'once' }) as const),
  ]
  return rows.map((row, at) => ({ ...row, position: at + 1 }))
}
