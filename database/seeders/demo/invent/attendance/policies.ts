import type { World } from '#database/seeders/demo/world'
import {
  type AttendancePolicy,
  type AttendanceSettings,
  standardPolicy,
} from '#domain/attendance/rules/policy'

const centre: AttendancePolicy & AttendanceSettings = {
  ...standardPolicy,
  ...{ late_cancel_charge: 50, no_show_charge: 100, pays_late_cancel: true, free_late_cancels: 1 },
  ...{ make_ups_allowed: 3, make_ups_per: 'term', make_up_expiry: 'days', make_up_days: 45 },
  ...{ lock_days: 7, shows_contacts: true, check_in_minutes: 30, late_after: 5 },
  ...{ alerts_guardians: true, alert_minutes: 15, reminds_instructors: true },
  make_up_bookers: 'families',
}

/** One group of the term lets everybody off, whenever they tell. */
const lenient = { late_cancel_charge: 0, no_show_charge: 0 }

/** As the centre says, and one of its groups otherwise; answers what holds in a group. */
export function inventPolicies(world: World) {
  const at = world.during(world.day(-60))
  const silent = Object.fromEntries(Object.keys(centre).map((name) => [name, null]))
  const write = (group_id: string | null, said: object) =>
    world.add('attendance_policies', { id: world.chance.id(at), group_id, ...said, updated_at: at })
  write(null, centre)
  const [first] = world.tables.get('class_series') ?? []
  const group = (first?.group_id as string | undefined) ?? null
  if (group) write(group, { ...silent, ...lenient })
  return (of: unknown): AttendancePolicy =>
    of && of === group ? { ...centre, ...lenient } : centre
}
