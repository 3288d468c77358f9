import {
  type MakeUpBooker,
  type makeUpExpiries,
  type makeUpPeriods,
  type makeUpRights,
  usualLockDays,
} from '#domain/shared/choices/attendance'

/**
 * What a centre agreed with its families (domain §1.12). Charges are percent of the session's
 * price; hours and days are whole. A group may say each of these otherwise.
 */
export interface AttendancePolicy {
  /** An absence told of at least so long before the session is excused; later it is a late cancellation. */
  notice_hours: number
  late_cancel_charge: number
  no_show_charge: number
  /** An excused absence that is made up for costs the session. */
  charges_excused: boolean
  pays_late_cancel: boolean
  pays_no_show: boolean
  /** So many late cancellations in a calendar year cost nothing. */
  free_late_cancels: number
  make_ups: (typeof makeUpRights)[number]
  /** In each `make_ups_per`; null: as many as are missed. */
  make_ups_allowed: number | null
  make_ups_per: (typeof makeUpPeriods)[number]
  make_up_expiry: (typeof makeUpExpiries)[number]
  make_up_days: number
  /** Families book where the group that was missed and the one they visit say so. */
  make_up_bookers: MakeUpBooker
}

/** What is the centre's alone: no group can say otherwise. */
export interface AttendanceSettings {
  /** Marks may be corrected so many days after the session; later only with a right and a reason. */
  lock_days: number
  /** Whether instructors see how the families of their students are reached. */
  shows_contacts: boolean
  /** Students check in by themselves from so many minutes before a session begins. */
  check_in_minutes: number
  /** Whoever checks in later than so many minutes after the beginning is late. */
  late_after: number
  /** Guardians are told by e-mail when a student was absent without a word, so many minutes after the mark. */
  alerts_guardians: boolean
  alert_minutes: number
  /** Instructors are reminded by e-mail of sessions whose attendance they haven't taken. */
  reminds_instructors: boolean
}

/** Charges nobody without the centre's word: a centre that has said nothing takes no money for absences. */
export const standardPolicy: AttendancePolicy = {
  notice_hours: 24,
  late_cancel_charge: 0,
  no_show_charge: 0,
  charges_excused: false,
  pays_late_cancel: false,
  pays_no_show: true,
  free_late_cancels: 0,
  make_ups: 'always',
  make_ups_allowed: null,
  make_ups_per: 'term',
  make_up_expiry: 'days',
  make_up_days: 60,
  make_up_bookers: 'office',
}

export const standardSettings: AttendanceSettings = {
  lock_days: usualLockDays,
  shows_contacts: false,
  check_in_minutes: 30,
  late_after: 5,
  alerts_guardians: false,
  alert_minutes: 15,
  reminds_instructors: true,
}
