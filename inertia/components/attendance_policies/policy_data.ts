import type { Data } from '@generated/data'

export type PolicyProps = Data.Admin.AttendancePolicies.AttendancePolicy
export type PolicyChangeProps = Data.Admin.AttendancePolicies.PolicyChange

/** In the order of the form. */
export const policyInputs = [
  'notice_hours',
  'charges_excused',
  'late_cancel_charge',
  'free_late_cancels',
  'pays_late_cancel',
  'no_show_charge',
  'pays_no_show',
  'make_ups',
  'make_ups_allowed',
  'make_ups_per',
  'make_up_expiry',
  'make_up_days',
  'make_up_bookers',
] as const

/** What a group alone says. */
export const groupInputs = [...policyInputs, 'make_ups_unlimited'] as const

export const settingInputs = [
  'lock_days',
  'shows_contacts',
  'check_in_minutes',
  'late_after',
  'alerts_guardians',
  'alert_minutes',
  'reminds_instructors',
] as const

export type PolicyInput = (typeof policyInputs)[number]
export type CentreInput =
  (typeof groupInputs)[number] | (typeof settingInputs)[number] | 'effective_from'

/** Chosen where a group says nothing of its own. */
export const inherited = 'inherited'

const chosen: readonly string[] = [
  'charges_excused',
  'pays_late_cancel',
  'pays_no_show',
  'make_ups',
  'make_ups_per',
  'make_up_expiry',
  'make_up_bookers',
] satisfies PolicyInput[]

export type PolicyData = Record<CentreInput, string> & { version: number }

/** `today` is proposed as the first day; whoever plans ahead says another. */
export function policyData({ version, ...rules }: PolicyProps, today: string): PolicyData {
  const typed = Object.entries({ ...rules, effective_from: today }).map(([name, value]) => {
    if (value === null) return [name, chosen.includes(name) ? inherited : '']
    return [name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)]
  })
  return { ...(Object.fromEntries(typed) as Record<CentreInput, string>), version }
}

/** As it is sent: only what the form asks for. */
export function policyPayload(data: PolicyData, names: readonly CentreInput[]) {
  const said = names.map((name) => [name, sent(data[name])])
  return { ...Object.fromEntries(said), version: data.version }
}

const sent = (value: string) => {
  if (value === '' || value === inherited) return null
  return value === 'yes' ? true : value === 'no' ? false : value
}
