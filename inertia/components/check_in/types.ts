/** What a device, or a phone, is answered to a check-in. */
export interface CheckInAnswer {
  outcome:
    | 'checked_in'
    | 'already'
    | 'away'
    | 'none'
    | 'blocked'
    | 'refused'
    | 'wait'
    | 'expired'
    | 'failed'
  name?: string
  minutes_late?: number | null
  minutes?: number
  session?: CheckInSession | null
}

interface CheckInSession {
  starts_at: string
  ends_at: string
  time_zone: string
  room: { name_en: string | null; name_ar: string | null } | null
}
