/** Written by `npm run ace -- schema:types` from the migrated database: nothing here is written by hand. */
import type { ColumnType, GeneratedAlways } from 'kysely'

/** A whole number PostgreSQL answers as text. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>
type Decimal = ColumnType<string, string | number, string | number>
/** A day, YYYY-MM-DD. */
type Day = string
type Instant = ColumnType<Date, Date | string, Date | string>
/** Read as what it holds, written as text: a driver would take a list for an array of PostgreSQL's. */
type Json<T> = ColumnType<T, string, string>
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export type PlatformRateLimits = {
  expire: Bigint | null
  key: string
  points: Defaulted<number>
}

export type PlatformRememberTokens = {
  created_at: Defaulted<Instant>
  expires_at: Instant
  hash: string
  id: string
  ip: string | null
  locked_at: Instant | null
  previous_hash: string | null
  rotated_at: Defaulted<Instant>
  tenant_id: string
  user_agent: string | null
  user_id: string
}

export type PlatformSearchMirrors = {
  emptied: Defaulted<boolean>
  server: string | null
  tenant_id: string
}

export type PlatformSessions = {
  confirmed_at: Instant | null
  created_at: Defaulted<Instant>
  data: string
  expires_at: Instant
  id: string
  ip: string | null
  locked_at: Instant | null
  remembered_by: string | null
  renewal_due: Defaulted<boolean>
  seen_at: Defaulted<Instant>
  tenant_id: string
  unlock_tries: Defaulted<number>
  user_agent: string | null
  user_id: string | null
  viewed_role: string | null
}

export type PlatformTenantKeys = {
  entry: Defaulted<Buffer>
  only_row: Defaulted<boolean>
  seal: Defaulted<Buffer>
}

export type PlatformTenants = {
  address_ar: string | null
  address_en: string | null
  attendance_since: Instant | null
  branches: Defaulted<number>
  country: string
  created_at: Defaulted<Instant>
  default_locale: 'en' | 'ar'
  digits: Defaulted<'latn' | 'arab'>
  documents: Defaulted<Json<unknown>>
  documents_version: Defaulted<number>
  domain: string | null
  financial: Defaulted<Json<unknown>>
  financial_version: Defaulted<number>
  general_version: Defaulted<number>
  gravatar: Defaulted<boolean>
  hijri: Defaulted<boolean>
  id: string
  legal_name_ar: string | null
  legal_name_en: string | null
  lock_after: Defaulted<number | null>
  logo: string | null
  name_ar: string | null
  name_en: string | null
  open_doors: Defaulted<string[]>
  phone: string | null
  phone_country: string
  scheduling_checks: Defaulted<Json<unknown>>
  slug: string
  small_group_days: Defaulted<number>
  status: Defaulted<'trial' | 'active' | 'past_due' | 'suspended' | 'closed'>
  tax_number: string | null
  timezone: string
  two_factor_required: Defaulted<boolean>
  updated_at: Defaulted<Instant>
  week_start: number
  weekend: number[]
  whatsapp: Defaulted<boolean>
}

export type PlatformZones = {
  is_chosen: Defaulted<boolean>
  local_starts: Defaulted<Instant[]>
  name: string
  offsets: Defaulted<number[]>
  starts: Defaulted<Instant[]>
  table_version: Defaulted<string>
}

export type AbsenceAlerts = {
  corrected_at: Instant | null
  guardian_id: string
  mark_id: string
  sent_at: Instant | null
  tenant_id: Defaulted<string>
}

export type AbsenceNotices = {
  created_at: Defaulted<Instant>
  from_day: Day | null
  id: string
  made_by: string | null
  reason: string
  session_id: string | null
  student_id: string
  tenant_id: Defaulted<string>
  told_at: Instant
  told_by: string | null
  until_day: Day | null
  withdrawal_reason: string | null
  withdrawn_at: Instant | null
  withdrawn_by: string | null
}

export type Absences = {
  answer: string | null
  asked_by: string | null
  created_at: Defaulted<Instant>
  decided_at: Instant | null
  decided_by: string | null
  ends_at: Instant
  from_time: string | null
  id: string
  instructor_id: string
  reason: string | null
  starts_at: Instant
  state: Defaulted<'requested' | 'approved' | 'declined' | 'withdrawn'>
  taken_out: Defaulted<Day[]>
  tenant_id: Defaulted<string>
  time_zone: string | null
  until_time: string | null
  weekday: number | null
}

export type AccessRequests = {
  created_at: Defaulted<Instant>
  decided_at: Instant | null
  decided_by: string | null
  email: string
  first_name: string
  id: string
  kind: 'instructor' | 'student'
  last_name: string
  locale: 'en' | 'ar'
  message: string | null
  phone: string | null
  reason: string | null
  status: Defaulted<'waiting' | 'approved' | 'declined'>
  tenant_id: Defaulted<string>
}

export type AccountTokens = {
  created_at: Defaulted<Instant>
  email: string | null
  expires_at: Instant
  hash: string
  id: string
  purpose: 'password' | 'invitation' | 'email' | 'hand_off'
  tenant_id: Defaulted<string>
  used_at: Instant | null
  user_id: string
}

export type AdministratorBranches = {
  administrator_id: string
  branch_id: string
  tenant_id: Defaulted<string>
}

export type Administrators = {
  archived_at: Instant | null
  created_at: Defaulted<Instant>
  email: string | null
  first_name: string
  first_name_other: string | null
  id: string
  keyed_name: string | null
  last_name: string
  last_name_other: string | null
  locale: 'en' | 'ar' | null
  name_keys: Defaulted<string[]>
  number: string
  phone: string | null
  photo: string | null
  search_text: GeneratedAlways<string>
  sorted_ar: GeneratedAlways<string>
  sorted_en: GeneratedAlways<string>
  status: Defaulted<'active' | 'left'>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type Allocations = {
  amount: Bigint
  created_at: Defaulted<Instant>
  document_id: string
  payment_id: string
  tenant_id: Defaulted<string>
}

export type AnnouncedSessions = {
  announcement_id: string
  before: Json<unknown>
  session_id: string
  tenant_id: Defaulted<string>
}

export type AnnouncementRecipients = {
  announcement_id: string
  guardian_id: string | null
  id: string
  instructor_id: string | null
  sent_at: Instant | null
  session_ids: string[]
  student_id: string | null
  student_ids: string[]
  tenant_id: Defaulted<string>
}

export type Announcements = {
  act: 'schedule' | 'cancel' | 'restore' | 'update'
  created_at: Defaulted<Instant>
  id: string
  message: string | null
  tenant_id: Defaulted<string>
  told: string[]
  undone_act_id: string | null
}

export type Attendance = {
  billed_at: Instant | null
  centre_policy_version: Defaulted<number>
  charge_percent: number
  counts_as_attended: boolean
  event: 'attended' | 'excused' | 'late_cancel' | 'no_show' | 'called_off'
  excuse: string | null
  group_policy_version: Defaulted<number>
  makes_up: boolean | null
  marked_at: Instant
  marked_by: string | null
  method: 'manual' | 'offline' | 'kiosk' | 'notice' | 'call_off'
  minutes_early: number | null
  minutes_late: number | null
  note: string | null
  notice_at: Instant | null
  pays_instructor: boolean
  session_id: string
  standing: 'enrolled' | 'trial' | 'guest' | 'alone'
  status: 'present' | 'late' | 'absent' | 'excused'
  stood: Json<unknown> | null
  student_id: string
  tenant_id: Defaulted<string>
  uses_free_cancel: Defaulted<boolean>
  uses_unit: boolean
  version: Defaulted<number>
}

export type AttendanceMarks = {
  before: Json<unknown> | null
  id: string
  kept_at: Instant
  mark: Json<unknown>
  marked_at: Instant
  marked_by: string | null
  method: 'manual' | 'offline' | 'kiosk' | 'notice' | 'call_off' | 'recalculated'
  reason: string | null
  session_id: string
  student_id: string
  tenant_id: Defaulted<string>
  version: number | null
}

export type AttendancePolicies = {
  alert_minutes: number | null
  alerts_guardians: boolean | null
  charges_excused: boolean | null
  check_in_minutes: number | null
  created_at: Defaulted<Instant>
  free_late_cancels: number | null
  group_id: string | null
  id: string
  late_after: number | null
  late_cancel_charge: number | null
  lock_days: number | null
  make_up_bookers: 'office' | 'families' | null
  make_up_days: number | null
  make_up_expiry: 'none' | 'days' | 'term' | null
  make_ups: 'always' | 'ask' | 'never' | null
  make_ups_allowed: number | null
  make_ups_per: 'month' | 'term' | 'year' | null
  make_ups_unlimited: boolean | null
  no_show_charge: number | null
  notice_hours: number | null
  pays_late_cancel: boolean | null
  pays_no_show: boolean | null
  reminds_instructors: boolean | null
  shows_contacts: boolean | null
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type AttendancePolicyChanges = {
  charges_excused: boolean | null
  created_at: Instant
  effective_from: Day
  free_late_cancels: number | null
  late_cancel_charge: number | null
  make_up_days: number | null
  make_up_expiry: 'none' | 'days' | 'term' | null
  make_ups: 'always' | 'ask' | 'never' | null
  make_ups_allowed: number | null
  make_ups_per: 'month' | 'term' | 'year' | null
  make_ups_unlimited: boolean | null
  no_show_charge: number | null
  notice_hours: number | null
  pays_late_cancel: boolean | null
  pays_no_show: boolean | null
  policy_id: string
  removed_at: Instant | null
  tenant_id: Defaulted<string>
  version: number
}

export type AttendanceReminders = {
  instructor_id: string
  queued_at: Instant
  sent_at: Instant | null
  session_id: string
  tenant_id: Defaulted<string>
}

export type AuditEvents = {
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_name_other: string | null
  after: Json<Record<string, unknown>> | null
  area: GeneratedAlways<string>
  before: Json<Record<string, unknown>> | null
  id: string
  occurred_at: Defaulted<Instant>
  request_id: string | null
  subject_id: string
  subject_type: string
  tenant_id: Defaulted<string>
}

export type Authenticators = {
  confirmed_at: Instant | null
  created_at: Defaulted<Instant>
  last_step: Defaulted<Bigint>
  secret: string
  tenant_id: Defaulted<string>
  user_id: string
}

export type AvailabilityWindows = {
  created_at: Defaulted<Instant>
  ends: string
  id: string
  instructor_id: string
  starts: string
  tenant_id: Defaulted<string>
  weekday: number
}

export type BillingClaims = {
  amount: Bigint | null
  charge: Bigint | null
  charge_percent: number
  created_at: Defaulted<Instant>
  enrolment_payer_id: string | null
  exponent: number | null
  line_id: string
  minutes: number
  session_id: string
  share: Defaulted<'first' | 'second'>
  student_id: string
  tenant_id: Defaulted<string>
}

export type BillingSettlements = {
  amount: Bigint
  created_at: Defaulted<Instant>
  is_by_hand: Defaulted<boolean>
  line_id: string
  session_id: string
  share: Defaulted<'first' | 'second'>
  student_id: string
  tenant_id: Defaulted<string>
}

export type Branches = {
  address: string | null
  archived_at: Instant | null
  code: string
  created_at: Defaulted<Instant>
  id: string
  is_main: Defaulted<boolean>
  name_ar: string | null
  name_en: string | null
  phone: string | null
  position: number
  search_text: GeneratedAlways<string>
  tenant_id: Defaulted<string>
  time_zone: string | null
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type CalendarFeeds = {
  content: string | null
  content_since: Instant | null
  hash: string
  made_at: Defaulted<Instant>
  read_at: Instant | null
  sealed: string
  tenant_id: Defaulted<string>
  user_id: string
}

export type CheckInPins = {
  hash: string
  set_at: Instant
  set_by: string
  student_id: string
  tenant_id: Defaulted<string>
}

export type CheckInPoints = {
  branch_id: Defaulted<string>
  closed_at: Instant | null
  closed_by: string | null
  hash: string
  id: string
  name: string
  opened_at: Instant
  opened_by: string
  seen_at: Instant
  tenant_id: Defaulted<string>
}

export type ClassSeries = {
  branch_id: Defaulted<string>
  created_at: Defaulted<Instant>
  ends_count: number | null
  ends_kind: 'on' | 'count' | 'held' | 'dates'
  ends_on: Day
  group_id: string | null
  id: string
  instructor_id: string | null
  room_id: string | null
  rule: Json<unknown>
  service_id: string | null
  starts_on: Day
  student_id: string | null
  tenant_id: Defaulted<string>
  time_zone: string
  title: string | null
  type: Defaulted<'regular' | 'trial' | 'make_up' | 'exam' | 'revision' | 'event'>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type ClassSeriesAssistants = {
  instructor_id: string
  series_id: string
  tenant_id: Defaulted<string>
}

export type ClassSessionAssistants = {
  instructor_id: string
  session_id: string
  tenant_id: Defaulted<string>
}

export type ClassSessions = {
  attendance_taken_at: Instant | null
  branch_id: Defaulted<string>
  cancel_reason: string | null
  cancelled_by: 'centre' | 'instructor' | 'student' | 'holiday' | 'weather' | null
  check_allowed_by: string | null
  check_reason: string | null
  checks_allowed: Defaulted<string[]>
  clash_allowed_by: string | null
  clash_reason: string | null
  created_at: Defaulted<Instant>
  detached: Defaulted<boolean>
  ends_at: Instant
  group_id: string | null
  id: string
  instructor_id: string | null
  notes: string | null
  online_url: string | null
  original_start: Instant | null
  paid_at: Instant | null
  pays_instructor: boolean | null
  room_id: string | null
  room_is_exclusive: Defaulted<boolean>
  series_id: string | null
  service_id: string | null
  starts_at: Instant
  status: Defaulted<'scheduled' | 'cancelled' | 'completed'>
  student_id: string | null
  substitute_for: string | null
  takes_attendance: boolean | null
  tenant_id: Defaulted<string>
  time_zone: string
  title: string | null
  topic: string | null
  type: Defaulted<'regular' | 'trial' | 'make_up' | 'exam' | 'revision' | 'event'>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type Counters = {
  name: string
  next: Bigint
  tenant_id: Defaulted<string>
}

export type CourseServices = {
  charged: 'each' | 'once' | null
  course_id: string
  position: number
  role: 'tuition' | 'fee'
  service_id: string
  tenant_id: Defaulted<string>
}

export type Courses = {
  archived_at: Instant | null
  billing_mode:
    | 'per_session'
    | 'per_hour'
    | 'per_month'
    | 'per_term'
    | 'instalments'
    | 'package'
    | 'free'
    | null
  capacity: number | null
  code: string
  colour: string | null
  created_at: Defaulted<Instant>
  currency: string | null
  description_ar: string | null
  description_en: string | null
  exponent: number | null
  id: string
  level_id: string | null
  min_students: number | null
  price: Bigint | null
  search_text: GeneratedAlways<string>
  session_minutes: number | null
  status: Defaulted<'draft' | 'active'>
  subject_id: string
  tenant_id: Defaulted<string>
  title_ar: string | null
  title_en: string | null
  total_sessions: number | null
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  work_types: Defaulted<string[]>
}

export type Departures = {
  created_at: Defaulted<Instant>
  id: string
  kind: 'student' | 'instructor'
  tenant_id: Defaulted<string>
}

export type DocumentEmails = {
  document_id: string
  email: string
  failed_at: Instant | null
  failure: 'refused' | 'unreachable' | 'no_address' | 'not_issued' | null
  requested_at: Instant
  sent_at: Instant | null
  tenant_id: Defaulted<string>
}

export type DocumentLines = {
  credited: Defaulted<Bigint>
  credited_line_id: string | null
  discount: Defaulted<Bigint>
  discount_kind: 'percent' | 'amount' | null
  discount_reason: string | null
  discount_value: Bigint | null
  document_discount: Defaulted<Bigint>
  document_id: string
  enrolment_id: string | null
  gross: Defaulted<Bigint>
  id: string
  kind: 'tuition' | 'session' | 'fee' | 'adjustment' | 'other'
  label_ar: string | null
  label_en: string | null
  list_price: Bigint | null
  period_from: Day | null
  period_to: Day | null
  position: number
  quantity_denominator: Defaulted<number>
  quantity_numerator: Defaulted<Bigint>
  service_id: string | null
  session_count: number | null
  student_id: string | null
  tax: Defaulted<Bigint>
  tax_kind: 'exempt' | 'rate'
  tax_rate: number | null
  taxable: Defaulted<Bigint>
  tenant_id: Defaulted<string>
  total: Defaulted<Bigint>
  unit: Defaulted<'session' | 'hour' | 'month' | 'term' | 'item'>
  unit_price: Bigint
}

export type DocumentTaxes = {
  amount: Defaulted<Bigint>
  document_id: string
  position: number
  tax_kind: 'exempt' | 'rate'
  tax_rate: number | null
  taxable: Defaulted<Bigint>
  tenant_id: Defaulted<string>
}

export type Documents = {
  branch_id: Defaulted<string>
  created_at: Defaulted<Instant>
  credited: Defaulted<Bigint>
  currency: string
  discount: Defaulted<Bigint>
  discount_kind: 'percent' | 'amount' | null
  discount_reason: string | null
  discount_value: Bigint | null
  due_on: Day | null
  exponent: number
  id: string
  internal_notes: string | null
  invoice_id: string | null
  issued_at: Instant | null
  issued_on: Day | null
  kind: 'invoice' | 'credit_note'
  language: 'en' | 'ar' | 'both'
  net: Defaulted<Bigint>
  notes: string | null
  number: string | null
  open: GeneratedAlways<string>
  paid: Defaulted<Bigint>
  payer_id: string
  payer_snapshot: Json<unknown> | null
  period_from: Day | null
  period_to: Day | null
  reason: string | null
  seller: Json<unknown> | null
  sent_at: Instant | null
  sequence: Bigint | null
  series: string | null
  status: Defaulted<'draft' | 'issued' | 'void'>
  student_snapshots: Json<unknown> | null
  subtotal: Defaulted<Bigint>
  tax: Defaulted<Bigint>
  tax_inclusive: boolean
  tenant_id: Defaulted<string>
  total: Defaulted<Bigint>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  void_reason: string | null
  voided_on: Day | null
  written_off: Defaulted<Bigint>
}

export type EnrolmentChanges = {
  act_id: string | null
  actor_id: string | null
  created_at: Defaulted<Instant>
  enrolment_id: string
  from_status: string | null
  id: string
  kept: Json<unknown> | null
  on_date: Day
  reason: string | null
  tenant_id: Defaulted<string>
  to_status: string
  version: number | null
}

export type EnrolmentPauses = {
  enrolment_id: string
  paused_from: Day
  paused_until: Day
  tenant_id: Defaulted<string>
}

export type EnrolmentPayers = {
  amount: Bigint | null
  created_at: Defaulted<Instant>
  currency: string | null
  ended_at: Instant | null
  enrolment_id: string
  exponent: number | null
  id: string
  payer_id: string
  percent: number | null
  tenant_id: Defaulted<string>
}

export type EnrolmentTerms = {
  act_id: string | null
  billing_mode:
    | 'per_session'
    | 'per_hour'
    | 'per_month'
    | 'per_term'
    | 'instalments'
    | 'package'
    | 'free'
    | null
  created_at: Defaulted<Instant>
  currency: string | null
  discount_reason: string | null
  enrolment_id: string
  exponent: number | null
  from_day: Day
  id: string
  list_price: Bigint | null
  price: Bigint | null
  replaced_by: string | null
  tax_inclusive: Defaulted<boolean>
  tenant_id: Defaulted<string>
}

export type Enrolments = {
  confirmed_warnings: Defaulted<string[]>
  created_at: Defaulted<Instant>
  ends_on: Day | null
  enrolled_on: Day
  from_enrolment_id: string | null
  frozen_from: Day | null
  frozen_until: Day | null
  group_id: string
  household_id: string | null
  id: string
  is_trial: Defaulted<boolean>
  is_undone: Defaulted<boolean>
  offer_expires_at: Instant | null
  offered_at: Instant | null
  over_capacity_reason: string | null
  payer_guardian_id: string | null
  reason: string | null
  source: Defaulted<'staff' | 'request' | 'import' | 'transfer' | 'promotion'>
  starts_on: Day | null
  status:
    | 'inquiry'
    | 'pending'
    | 'trial'
    | 'active'
    | 'frozen'
    | 'waitlisted'
    | 'offered'
    | 'completed'
    | 'transferred'
    | 'dropped'
    | 'expired'
    | 'declined'
  student_id: string
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  waiting_order: Bigint | null
  waiting_since: Instant | null
}

export type FeeClaims = {
  created_at: Defaulted<Instant>
  enrolment_id: string
  enrolment_payer_id: string | null
  is_once: boolean
  line_id: string
  service_id: string
  share: Defaulted<'first' | 'second'>
  student_id: string
  tenant_id: Defaulted<string>
}

export type FiscalChains = {
  counter: Bigint
  hash: string
  tenant_id: Defaulted<string>
}

export type FiscalRecords = {
  counter: Bigint
  document_id: string
  hash: string
  id: string
  issued_at: Instant
  payload: string
  previous_hash: string
  state: Defaulted<'not_needed' | 'waiting' | 'accepted' | 'accepted_with_warning' | 'rejected'>
  state_at: Instant | null
  tenant_id: Defaulted<string>
}

export type GroupAssistants = {
  group_id: string
  instructor_id: string
  tenant_id: Defaulted<string>
}

export type GroupDepartures = {
  departure_id: string
  group_id: string
  instructor_id: string
  is_assistant: boolean
  tenant_id: Defaulted<string>
}

export type GroupPatterns = {
  created_at: Defaulted<Instant>
  group_id: string
  room_id: string | null
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type GroupSlots = {
  group_id: string
  id: string
  minutes: number
  starts: string
  tenant_id: Defaulted<string>
  weekday: number
}

export type Groups = {
  archived_at: Instant | null
  attendance_required: Defaulted<boolean>
  billing_mode:
    | 'per_session'
    | 'per_hour'
    | 'per_month'
    | 'per_term'
    | 'instalments'
    | 'package'
    | 'free'
    | null
  branch_id: Defaulted<string>
  capacity: number
  code: string
  colour: string | null
  course_id: string
  created_at: Defaulted<Instant>
  currency: string | null
  ends_on: Day | null
  exponent: number | null
  gender_policy: Defaulted<'mixed' | 'male' | 'female'>
  id: string
  instructor_id: string | null
  last_act: string | null
  level_id: string | null
  makeup_extra: Defaulted<number>
  max_age: number | null
  min_age: number | null
  min_students: number | null
  next_group_id: string | null
  notes: string | null
  offer_hours: Defaulted<number>
  online_url: string | null
  price: Bigint | null
  search_text: GeneratedAlways<string>
  seats_over: Defaulted<number>
  seats_taken: Defaulted<number>
  self_enrol: Defaulted<'closed' | 'approval' | 'auto'>
  session_target: number | null
  starts_on: Day
  status: Defaulted<'draft' | 'open' | 'running' | 'suspended' | 'completed' | 'cancelled'>
  status_reason: string | null
  students: Defaulted<number>
  tenant_id: Defaulted<string>
  term_id: string | null
  title_ar: string | null
  title_en: string | null
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  waiting: Defaulted<number>
  waitlist_enabled: Defaulted<boolean>
  work_type: 'in_person' | 'online' | 'hybrid' | 'home_visit'
}

export type GuardianCounts = {
  block: number
  state: string
  tenant_id: Defaulted<string>
  total: number
}

export type Guardians = {
  address: string | null
  archived_at: Instant | null
  created_at: Defaulted<Instant>
  email: string | null
  first_name: string
  first_name_other: string | null
  gender: 'male' | 'female' | null
  id: string
  keyed_name: string | null
  last_name: string
  last_name_other: string | null
  locale: 'en' | 'ar' | null
  name_keys: Defaulted<string[]>
  national_id: string | null
  nationality: string | null
  notes: string | null
  number: string
  phone: string | null
  photo: string | null
  search_text: GeneratedAlways<string>
  sequence: Bigint
  sorted_ar: GeneratedAlways<string>
  sorted_en: GeneratedAlways<string>
  status: Defaulted<'active' | 'inactive'>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  whatsapp: Defaulted<boolean>
}

export type HandledEvents = {
  event_id: string
  handled_at: Instant
  reaction: string
  tenant_id: Defaulted<string>
}

export type Holidays = {
  archived_at: Instant | null
  branch_id: string | null
  created_at: Defaulted<Instant>
  ends_on: Day
  id: string
  name_ar: string | null
  name_en: string | null
  preset: string | null
  preset_year: number | null
  search_text: GeneratedAlways<string>
  starts_on: Day
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type Households = {
  address: string | null
  archived_at: Instant | null
  company_name: string | null
  company_tax_number: string | null
  created_at: Defaulted<Instant>
  id: string
  name: string
  name_other: string | null
  notes: string | null
  number: string
  payer_guardian_id: string | null
  payer_kind: Defaulted<'guardian' | 'student' | 'company'>
  payer_student_id: string | null
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type ImportBookings = {
  ends_at: Instant
  group_id: string | null
  import_id: string
  instructor_id: string | null
  room_id: string | null
  row: number
  starts_at: Instant
  tenant_id: Defaulted<string>
}

export type ImportNames = {
  import_id: string
  name: string
  other: string | null
  tenant_id: Defaulted<string>
  times: number
}

export type ImportRows = {
  before: Json<unknown> | null
  cells: Json<unknown> | null
  import_id: string
  made: string[] | null
  number: string | null
  outcome:
    | 'invalid'
    | 'incomplete'
    | 'planned'
    | 'created'
    | 'updated'
    | 'skipped'
    | 'failed'
    | 'undone'
    | 'kept'
  problems: Json<unknown> | null
  record_id: string | null
  row: number
  sessions: number | null
  tenant_id: Defaulted<string>
  version: number | null
}

export type Imports = {
  created: Defaulted<number>
  created_at: Defaulted<Instant>
  date_order: Defaulted<'dmy' | 'mdy'>
  delimiter: string | null
  encoding: string | null
  entity: string
  failed: Defaulted<number>
  file: string | null
  file_name: string
  finished_at: Instant | null
  format: 'csv' | 'xlsx'
  handled: Defaulted<number>
  headings: Json<unknown>
  id: string
  invalid: Defaulted<number>
  kept: Defaulted<number>
  mapping: Json<unknown>
  next_row: Defaulted<number>
  one_script: Defaulted<number>
  paired: Defaulted<number>
  policy: Defaulted<'skip' | 'update' | 'create'>
  request_id: string | null
  same_as: Defaulted<Json<unknown>>
  sample: Json<unknown>
  sessions_kept: Defaulted<number>
  sessions_made: Defaulted<number>
  sessions_planned: Defaulted<number>
  sessions_undone: Defaulted<number>
  sheet: Defaulted<number>
  sheets: Defaulted<Json<unknown>>
  size: number
  skipped: Defaulted<number>
  started_at: Instant | null
  started_by: string | null
  started_by_name: string
  started_by_name_other: string | null
  status: Defaulted<
    'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone' | 'stopped'
  >
  step: Defaulted<'check' | 'run' | 'undo'>
  tenant_id: Defaulted<string>
  to_create: Defaulted<number>
  to_skip: Defaulted<number>
  to_update: Defaulted<number>
  total: number
  undo_request_id: string | null
  undone: Defaulted<number>
  undone_by: string | null
  undone_by_name: string | null
  undone_by_name_other: string | null
  updated: Defaulted<number>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  wrong_cells: Defaulted<'empty' | 'skip'>
}

export type InstructorDocuments = {
  content_type: string | null
  created_at: Defaulted<Instant>
  expires_on: Day | null
  file: string | null
  file_name: string | null
  id: string
  instructor_id: string
  issued_on: Day | null
  kind:
    | 'identity'
    | 'passport'
    | 'visa'
    | 'contract'
    | 'qualification'
    | 'police_check'
    | 'insurance'
    | 'other'
  number: string | null
  size: number | null
  tenant_id: Defaulted<string>
  title: string
  version: Defaulted<number>
}

export type InstructorLevels = {
  instructor_id: string
  level_id: string
  tenant_id: Defaulted<string>
}

export type InstructorSubjects = {
  instructor_id: string
  subject_id: string
  tenant_id: Defaulted<string>
}

export type Instructors = {
  archived_at: Instant | null
  bio: string | null
  birth_date: Day | null
  colour: string | null
  contract: 'employee' | 'contractor' | null
  created_at: Defaulted<Instant>
  email: string | null
  first_name: string
  first_name_other: string | null
  gender: 'male' | 'female' | null
  hired_on: Day | null
  iban: string | null
  id: string
  keyed_name: string | null
  languages: Defaulted<string[]>
  last_name: string
  last_name_other: string | null
  left_on: Day | null
  locale: 'en' | 'ar' | null
  max_weekly_minutes: number | null
  name_keys: Defaulted<string[]>
  national_id: string | null
  nationality: string | null
  notes: string | null
  number: string
  phone: string | null
  photo: string | null
  qualifications: string | null
  search_text: GeneratedAlways<string>
  sorted_ar: GeneratedAlways<string>
  sorted_en: GeneratedAlways<string>
  status: Defaulted<'applicant' | 'active' | 'on_leave' | 'left'>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  whatsapp: Defaulted<boolean>
}

export type LedgerEntries = {
  account:
    | 'receivable'
    | 'income'
    | 'tax'
    | 'rounding'
    | 'bad_debt'
    | 'cash'
    | 'card'
    | 'bank'
    | 'cheques'
    | 'wallet'
    | 'other_money'
  act:
    | 'issue'
    | 'void'
    | 'payment'
    | 'payment_void'
    | 'cheque_cleared'
    | 'cheque_bounced'
    | 'write_off'
  act_id: string
  amount: Bigint
  booked_on: Day
  created_at: Defaulted<Instant>
  currency: string
  document_id: string | null
  exponent: number
  id: string
  method_id: string | null
  payer_id: string | null
  payment_id: string | null
  service_id: string | null
  tax_rate: number | null
  tenant_id: Defaulted<string>
}

export type LessonNotes = {
  created_at: Defaulted<Instant>
  homework: string | null
  homework_due_on: Day | null
  internal_notes: string | null
  session_id: string
  shared_notes: string | null
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type Levels = {
  archived_at: Instant | null
  code: string
  created_at: Defaulted<Instant>
  description: string | null
  id: string
  max_age: number | null
  min_age: number | null
  name_ar: string | null
  name_en: string | null
  position: number
  scope: Defaulted<'grade' | 'proficiency' | 'age'>
  search_text: GeneratedAlways<string>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type ListPreferences = {
  columns: Defaulted<string[]>
  density: Defaulted<'comfortable' | 'compact'>
  list: string
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  user_id: string
  view_id: string | null
}

export type ListedClassSessions = {
  archived_at: Instant | null
  branch_id: string | null
  group_id: string | null
  id: string | null
  instructor_id: string | null
  room_id: string | null
  search_text: string | null
  starts_at: Instant | null
  status: string | null
  student_id: string | null
  tenant_id: string | null
  time_zone: string | null
  title: string | null
  type: string | null
}

export type ListedCreditNotes = {
  archived_at: Instant | null
  branch_id: string | null
  created_at: Instant | null
  credited: Bigint | null
  currency: string | null
  due_on: Day | null
  exponent: number | null
  id: string | null
  invoice_id: string | null
  issued_on: Day | null
  net: Bigint | null
  number: string | null
  payable_on: Day | null
  payer_id: string | null
  placed_at: Instant | null
  reason: string | null
  search_text: string | null
  sent_at: Instant | null
  status: string | null
  tax: Bigint | null
  tenant_id: string | null
  total: Bigint | null
  version: number | null
}

export type ListedInvoices = {
  archived_at: Instant | null
  branch_id: string | null
  created_at: Instant | null
  credited: Bigint | null
  currency: string | null
  due_on: Day | null
  exponent: number | null
  id: string | null
  invoice_id: string | null
  issued_on: Day | null
  net: Bigint | null
  number: string | null
  open: Bigint | null
  paid: Bigint | null
  payable_on: Day | null
  payer_id: string | null
  placed_at: Instant | null
  reason: string | null
  search_text: string | null
  sent_at: Instant | null
  status: string | null
  tax: Bigint | null
  tenant_id: string | null
  total: Bigint | null
  version: number | null
}

export type ListedMakeUps = {
  archived_at: Instant | null
  branch_id: string | null
  cause: string | null
  ends_on: Day | null
  expires_on: Day | null
  group_id: string | null
  id: string | null
  missed_at: Instant | null
  search_text: string | null
  session_id: string | null
  state: string | null
  student_id: string | null
  tenant_id: string | null
  time_zone: string | null
}

export type ListedPayments = {
  allocated: Bigint | null
  amount: Bigint | null
  archived_at: Instant | null
  branch_id: string | null
  created_at: Instant | null
  currency: string | null
  exponent: number | null
  id: string | null
  number: string | null
  payer_id: string | null
  received_at: Instant | null
  received_by: string | null
  received_on: Day | null
  returned: Bigint | null
  search_text: string | null
  status: string | null
  tenant_id: string | null
  version: number | null
}

export type MakeUpBookings = {
  booked_by: string | null
  confirmed_warnings: Defaulted<string[]>
  created_at: Defaulted<Instant>
  credit_id: string
  ended_by: 'office' | 'family' | 'session' | 'notice' | 'own_seat' | 'left' | null
  id: string
  session_id: string
  state: Defaulted<'booked' | 'used' | 'cancelled'>
  student_id: string
  tenant_id: Defaulted<string>
}

export type MakeUpCredits = {
  cause: 'absence' | 'cancellation'
  created_at: Defaulted<Instant>
  expires_on: Day | null
  id: string
  reason: string | null
  seat_wanted_at: Instant | null
  seat_wanted_by: string | null
  session_id: string
  state: Defaulted<'available' | 'booked' | 'used' | 'expired' | 'waived' | 'withdrawn'>
  student_id: string
  tenant_id: Defaulted<string>
  time_request: string | null
  time_requested_at: Instant | null
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type MoneyRequests = {
  answer: Json<unknown> | null
  created_at: Defaulted<Instant>
  digest: string
  key: string
  tenant_id: Defaulted<string>
  user_id: string
}

export type OpeningHours = {
  closes: string
  id: string
  opens: string
  tenant_id: Defaulted<string>
  week_id: string
  weekday: number
}

export type OpeningWeeks = {
  branch_id: string | null
  created_at: Defaulted<Instant>
  id: string
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type PackageLines = {
  package_id: string
  position: number
  quantity: Decimal | null
  service_id: string
  tenant_id: Defaulted<string>
}

export type Packages = {
  archived_at: Instant | null
  bonus_units: Defaulted<number>
  code: string
  created_at: Defaulted<Instant>
  currency: string
  exponent: number
  id: string
  list_price: Bigint | null
  max_per_student: number | null
  name_ar: string | null
  name_en: string | null
  price: Bigint
  sale_from: Day | null
  sale_until: Day | null
  search_text: GeneratedAlways<string>
  starts: Defaulted<'purchase' | 'first_use'>
  status: Defaulted<'draft' | 'active' | 'retired'>
  tenant_id: Defaulted<string>
  transferable_to_siblings: Defaulted<boolean>
  unit: 'sessions' | 'hours' | 'amount'
  updated_at: Defaulted<Instant>
  validity_days: number | null
  version: Defaulted<number>
}

export type Passkeys = {
  backed_up: Defaulted<boolean>
  counter: Defaulted<Bigint>
  created_at: Defaulted<Instant>
  credential_id: string
  id: string
  last_challenge: string | null
  last_used_at: Instant | null
  name: string
  public_key: Buffer
  rp_id: string
  tenant_id: Defaulted<string>
  transports: Defaulted<string[]>
  user_id: string
}

export type PayRules = {
  amount: Bigint | null
  basis_points: number | null
  created_at: Defaulted<Instant>
  currency: string | null
  effective_from: Day
  exponent: number | null
  id: string
  instructor_id: string
  method:
    | 'per_hour'
    | 'per_session'
    | 'per_student'
    | 'percent_of_charged'
    | 'percent_of_collected'
    | 'fixed_monthly'
  min_pay: Bigint | null
  student_premium: Bigint | null
  tenant_id: Defaulted<string>
}

export type Payers = {
  address: string | null
  archived_at: Instant | null
  created_at: Defaulted<Instant>
  email: string | null
  guardian_id: string | null
  household_id: string | null
  id: string
  kind: 'household' | 'student' | 'guardian' | 'company'
  language: 'en' | 'ar' | 'both' | null
  name: string | null
  name_other: string | null
  phone: string | null
  student_id: string | null
  tax_number: string | null
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type PaymentMethods = {
  archived_at: Instant | null
  cash_step: Defaulted<number>
  created_at: Defaulted<Instant>
  id: string
  kind: 'cash' | 'card' | 'transfer' | 'cheque' | 'wallet' | 'other'
  name_ar: string | null
  name_en: string | null
  position: number
  search_text: GeneratedAlways<string>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  wants_reference: Defaulted<boolean>
}

export type PaymentParts = {
  amount: Bigint
  cheque_bank: string | null
  cheque_due_on: Day | null
  cheque_state: 'received' | 'deposited' | 'cleared' | 'bounced' | null
  cheque_state_on: Day | null
  method_id: string
  payment_id: string
  position: number
  reference: string | null
  rounding: Defaulted<Bigint>
  tenant_id: Defaulted<string>
}

export type Payments = {
  allocated: Defaulted<Bigint>
  amount: Bigint
  branch_id: Defaulted<string>
  created_at: Defaulted<Instant>
  currency: string
  exponent: number
  id: string
  language: 'en' | 'ar' | 'both'
  notes: string | null
  number: string
  payer_id: string
  payer_snapshot: Json<unknown>
  received_at: Defaulted<Instant>
  received_by: string
  received_on: Day
  receiver_name: string
  receiver_name_other: string | null
  returned: Defaulted<Bigint>
  seller: Json<unknown>
  sequence: Bigint
  series: string
  status: Defaulted<'completed' | 'void'>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  void_reason: string | null
  voided_on: Day | null
}

export type PickupPeople = {
  added_at: Instant
  added_by: string
  id: string
  name: string
  phone: string | null
  relation: string | null
  removed_at: Instant | null
  removed_by: string | null
  student_id: string
  tenant_id: Defaulted<string>
}

export type Pickups = {
  guardian_id: string | null
  id: string
  name: string | null
  person_id: string | null
  picked_up_at: Instant
  reason: string | null
  recorded_by: string
  session_id: string
  student_id: string
  tenant_id: Defaulted<string>
  undone_at: Instant | null
  undone_by: string | null
}

export type RecoveryCodes = {
  created_at: Defaulted<Instant>
  hash: string
  id: string
  tenant_id: Defaulted<string>
  used_at: Instant | null
  user_id: string
}

export type Roles = {
  archived_at: Instant | null
  created_at: Defaulted<Instant>
  description: string | null
  id: string
  is_super: Defaulted<boolean>
  is_system: Defaulted<boolean>
  kind: 'admin' | 'instructor' | 'student'
  name: string
  name_ar: string | null
  permissions: Defaulted<string[]>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type RoomClosures = {
  created_at: Defaulted<Instant>
  ends_on: Day | null
  id: string
  reason: string | null
  room_id: string
  starts_on: Day
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
}

export type Rooms = {
  archived_at: Instant | null
  branch_id: Defaulted<string>
  can_double_book: Defaulted<boolean>
  capacity: number
  code: string
  colour: string | null
  created_at: Defaulted<Instant>
  equipment: Defaulted<string[]>
  id: string
  kind: Defaulted<'room' | 'lab' | 'online'>
  name_ar: string | null
  name_en: string | null
  search_text: GeneratedAlways<string>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type SavedViews = {
  address: string
  created_at: Defaulted<Instant>
  id: string
  is_shared: Defaulted<boolean>
  list: string
  name: string
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  user_id: string
  version: Defaulted<number>
}

export type SearchChanges = {
  doubtful: Defaulted<boolean>
  due_at: Defaulted<Instant>
  kind: 'students' | 'instructors' | 'groups'
  record_id: string
  sequence: Defaulted<Bigint>
  tenant_id: Defaulted<string>
}

export type ServicePrices = {
  amount: Bigint
  created_at: Defaulted<Instant>
  currency: string
  effective_from: Day
  exponent: number
  id: string
  service_id: string
  tax_inclusive: Defaulted<boolean>
  tenant_id: Defaulted<string>
}

export type Services = {
  archived_at: Instant | null
  billable_to: Defaulted<'student' | 'family'>
  code: string
  created_at: Defaulted<Instant>
  id: string
  is_recurring: Defaulted<boolean>
  kind:
    | 'tuition'
    | 'registration'
    | 'book'
    | 'exam'
    | 'certificate'
    | 'transport'
    | 'late_fee'
    | 'other'
  level_id: string | null
  name_ar: string | null
  name_en: string | null
  search_text: GeneratedAlways<string>
  status: Defaulted<'active' | 'inactive'>
  subject_id: string | null
  tax_mode: Defaulted<'inherit' | 'exempt' | 'rate'>
  tax_rate: Decimal | null
  tenant_id: Defaulted<string>
  unit: 'session' | 'hour' | 'month' | 'term' | 'item'
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  work_type: 'in_person' | 'online' | 'hybrid' | 'home_visit' | null
}

export type SessionActSeries = {
  act_id: string
  kept: Json<unknown> | null
  left_as: Json<unknown>
  series_id: string
  tenant_id: Defaulted<string>
}

export type SessionActSessions = {
  act_id: string
  is_beside: boolean
  kept: Json<unknown> | null
  session_id: string
  tenant_id: Defaulted<string>
  version: number
}

export type SessionActs = {
  id: string
  made_at: Instant
  tenant_id: Defaulted<string>
  undone_at: Instant | null
}

export type SessionDepartures = {
  check_allowed_by: string | null
  check_reason: string | null
  checks: Defaulted<string[]>
  checks_allowed: Defaulted<string[]>
  clash_allowed_by: string | null
  clash_reason: string | null
  clashes: Defaulted<string[]>
  departure_id: string
  instructor_id: string
  is_assistant: boolean
  session_id: string
  tenant_id: Defaulted<string>
}

export type StudentCounts = {
  block: number
  state: string
  tenant_id: Defaulted<string>
  total: number
}

export type StudentGuardians = {
  channels: Defaulted<string[]>
  contact_priority: Defaulted<number>
  created_at: Defaulted<Instant>
  guardian_id: string
  is_payer: Defaulted<boolean>
  is_primary: Defaulted<boolean>
  may_pick_up: Defaulted<boolean>
  may_see_data: Defaulted<boolean>
  relation:
    | 'father'
    | 'mother'
    | 'brother'
    | 'sister'
    | 'grandparent'
    | 'uncle_aunt'
    | 'spouse'
    | 'sponsor'
    | 'company'
    | 'other'
  student_id: string
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type Students = {
  archived_at: Instant | null
  birth_date: Day | null
  created_at: Defaulted<Instant>
  email: string | null
  first_name: string
  first_name_other: string | null
  gender: 'male' | 'female' | null
  household_id: string | null
  id: string
  keyed_name: string | null
  last_name: string
  last_name_other: string | null
  locale: 'en' | 'ar' | null
  name_keys: Defaulted<string[]>
  national_id: string | null
  nationality: string | null
  notes: string | null
  number: string
  phone: string | null
  photo: string | null
  school_name: string | null
  search_text: GeneratedAlways<string>
  sequence: Bigint
  sorted_ar: GeneratedAlways<string>
  sorted_en: GeneratedAlways<string>
  status: Defaulted<'lead' | 'applicant' | 'active' | 'on_hold' | 'left' | 'alumni' | 'blocked'>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
  whatsapp: Defaulted<boolean>
}

export type Subjects = {
  archived_at: Instant | null
  code: string
  colour: string | null
  created_at: Defaulted<Instant>
  description: string | null
  id: string
  name_ar: string | null
  name_en: string | null
  search_text: GeneratedAlways<string>
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type SubstitutionOffers = {
  absent_id: string | null
  answered_at: Instant | null
  ends_at: Instant
  for_absence: Defaulted<boolean>
  instructor_id: string
  offered_at: Instant
  offered_by: string | null
  session_id: string
  starts_at: Instant
  state: Defaulted<'offered' | 'accepted' | 'declined' | 'withdrawn'>
  tenant_id: Defaulted<string>
}

export type TermClaims = {
  created_at: Defaulted<Instant>
  enrolment_id: string
  enrolment_payer_id: string | null
  line_id: string
  share: Defaulted<'first' | 'second'>
  tenant_id: Defaulted<string>
}

export type Terms = {
  archived_at: Instant | null
  code: string
  created_at: Defaulted<Instant>
  ends_on: Day
  id: string
  name_ar: string | null
  name_en: string | null
  search_text: GeneratedAlways<string>
  starts_on: Day
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type Timings = {
  branch_id: string | null
  created_at: Defaulted<Instant>
  ends_on: Day
  id: string
  name_ar: string | null
  name_en: string | null
  shift_minutes: Defaulted<number>
  shorten_minutes: Defaulted<number>
  starts_on: Day
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type TrialServices = {
  service_id: string
  tenant_id: Defaulted<string>
}

export type UserRoles = {
  role_id: string
  tenant_id: Defaulted<string>
  user_id: string
}

export type Users = {
  administrator_id: string | null
  archived_at: Instant | null
  created_at: Defaulted<Instant>
  digits: 'latn' | 'arab' | null
  email: string
  email_verified_at: Instant | null
  guardian_id: string | null
  hijri: boolean | null
  id: string
  instructor_id: string | null
  invited_at: Instant | null
  kind: 'admin' | 'instructor' | 'student'
  last_login_at: Instant | null
  locale: 'en' | 'ar' | null
  notifications: Defaulted<Json<unknown>>
  password: string | null
  password_changed_at: Instant | null
  shut_with_record: Defaulted<boolean>
  status: Defaulted<'invited' | 'active' | 'suspended'>
  student_id: string | null
  tenant_id: Defaulted<string>
  updated_at: Defaulted<Instant>
  version: Defaulted<number>
}

export type DB = {
  'platform.rate_limits': PlatformRateLimits
  'platform.remember_tokens': PlatformRememberTokens
  'platform.search_mirrors': PlatformSearchMirrors
  'platform.sessions': PlatformSessions
  'platform.tenant_keys': PlatformTenantKeys
  'platform.tenants': PlatformTenants
  'platform.zones': PlatformZones
  'absence_alerts': AbsenceAlerts
  'absence_notices': AbsenceNotices
  'absences': Absences
  'access_requests': AccessRequests
  'account_tokens': AccountTokens
  'administrator_branches': AdministratorBranches
  'administrators': Administrators
  'allocations': Allocations
  'announced_sessions': AnnouncedSessions
  'announcement_recipients': AnnouncementRecipients
  'announcements': Announcements
  'attendance': Attendance
  'attendance_marks': AttendanceMarks
  'attendance_policies': AttendancePolicies
  'attendance_policy_changes': AttendancePolicyChanges
  'attendance_reminders': AttendanceReminders
  'audit_events': AuditEvents
  'authenticators': Authenticators
  'availability_windows': AvailabilityWindows
  'billing_claims': BillingClaims
  'billing_settlements': BillingSettlements
  'branches': Branches
  'calendar_feeds': CalendarFeeds
  'check_in_pins': CheckInPins
  'check_in_points': CheckInPoints
  'class_series': ClassSeries
  'class_series_assistants': ClassSeriesAssistants
  'class_session_assistants': ClassSessionAssistants
  'class_sessions': ClassSessions
  'counters': Counters
  'course_services': CourseServices
  'courses': Courses
  'departures': Departures
  'document_emails': DocumentEmails
  'document_lines': DocumentLines
  'document_taxes': DocumentTaxes
  'documents': Documents
  'enrolment_changes': EnrolmentChanges
  'enrolment_pauses': EnrolmentPauses
  'enrolment_payers': EnrolmentPayers
  'enrolment_terms': EnrolmentTerms
  'enrolments': Enrolments
  'fee_claims': FeeClaims
  'fiscal_chains': FiscalChains
  'fiscal_records': FiscalRecords
  'group_assistants': GroupAssistants
  'group_departures': GroupDepartures
  'group_patterns': GroupPatterns
  'group_slots': GroupSlots
  'groups': Groups
  'guardian_counts': GuardianCounts
  'guardians': Guardians
  'handled_events': HandledEvents
  'holidays': Holidays
  'households': Households
  'import_bookings': ImportBookings
  'import_names': ImportNames
  'import_rows': ImportRows
  'imports': Imports
  'instructor_documents': InstructorDocuments
  'instructor_levels': InstructorLevels
  'instructor_subjects': InstructorSubjects
  'instructors': Instructors
  'ledger_entries': LedgerEntries
  'lesson_notes': LessonNotes
  'levels': Levels
  'list_preferences': ListPreferences
  'listed_class_sessions': ListedClassSessions
  'listed_credit_notes': ListedCreditNotes
  'listed_invoices': ListedInvoices
  'listed_make_ups': ListedMakeUps
  'listed_payments': ListedPayments
  'make_up_bookings': MakeUpBookings
  'make_up_credits': MakeUpCredits
  'money_requests': MoneyRequests
  'opening_hours': OpeningHours
  'opening_weeks': OpeningWeeks
  'package_lines': PackageLines
  'packages': Packages
  'passkeys': Passkeys
  'pay_rules': PayRules
  'payers': Payers
  'payment_methods': PaymentMethods
  'payment_parts': PaymentParts
  'payments': Payments
  'pickup_people': PickupPeople
  'pickups': Pickups
  'recovery_codes': RecoveryCodes
  'roles': Roles
  'room_closures': RoomClosures
  'rooms': Rooms
  'saved_views': SavedViews
  'search_changes': SearchChanges
  'service_prices': ServicePrices
  'services': Services
  'session_act_series': SessionActSeries
  'session_act_sessions': SessionActSessions
  'session_acts': SessionActs
  'session_departures': SessionDepartures
  'student_counts': StudentCounts
  'student_guardians': StudentGuardians
  'students': Students
  'subjects': Subjects
  'substitution_offers': SubstitutionOffers
  'term_claims': TermClaims
  'terms': Terms
  'timings': Timings
  'trial_services': TrialServices
  'user_roles': UserRoles
  'users': Users
}
