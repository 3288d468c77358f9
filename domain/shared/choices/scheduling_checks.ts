/** What is looked at, besides double bookings, before class sessions are saved (domain §1.11). */
export const schedulingChecks = [
  'students',
  'availability',
  'absences',
  'holidays',
  'opening_hours',
  'room_capacity',
  'room_closures',
  'gender',
  'subjects',
  'group_dates',
  'assistants',
  'papers',
] as const

export type SchedulingCheck = (typeof schedulingChecks)[number]

/** `off`: not looked at; `warn`: told; `block`: refused, unless somebody who may says why. */
export const severities = ['off', 'warn', 'block'] as const

export type Severity = (typeof severities)[number]

export type Severities = Record<SchedulingCheck, Severity>

/** Of a centre that has chosen no other. */
const usual: Severity = 'warn'

/** What a centre has chosen, and the usual one where it hasn't. */
export const severitiesOf = (chosen: Partial<Severities>) =>
  Object.fromEntries(schedulingChecks.map((check) => [check, chosen[check] ?? usual])) as Severities

/** As a form, a prop and the trail call it. */
export const checkField = <Check extends SchedulingCheck>(check: Check) => `check_${check}` as const

export type CheckField = ReturnType<typeof checkField<SchedulingCheck>>

export const checkFieldsOf = (chosen: Severities) =>
  Object.fromEntries(schedulingChecks.map((check) => [checkField(check), chosen[check]])) as Record<
    CheckField,
    Severity
  >
