import type { JoiningKind, Kind } from '#domain/shared/choices/kinds'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import type { Digits } from '#domain/shared/choices/digits'
import type { Locale } from '#domain/shared/choices/locales'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { Weekday } from '#domain/shared/time/weekday'

type Portal = Kind | 'guest'

interface Role {
  name_ar?: string | null
  name: string
  permissions: (string | { name: string })[]
}

export interface SignedInUser extends StoredNames {
  id: string
  kind: Kind
  email: string | null
  email_verified: boolean
  photo: string | null
  gravatar: string | null
  roles: Role[]
}

export interface Undo {
  label: string
  method: 'post' | 'put' | 'delete'
  url: string
  data: Record<string, string | number | boolean | string[] | Record<string, string>[]>
}

/** `again` is the act as it was asked for, null where a form asks. */
export interface DepartureQuestion {
  title: string
  lines: string[]
  note: string
  confirm: string
  cancel: string
  agreed: string
  again: Omit<Undo, 'label'> | null
}

export interface BookedRooms {
  sessions: number
  url: string
  again: { ids: string[] } | { matching: string }
}

export interface Flash {
  success?: string
  error?: string
  notice?: string
  undo?: Undo
  refused?: { title: string; rows: { id: string; name: string; reason: string }[] }
  departure?: DepartureQuestion
  booked_rooms?: BookedRooms
  confirm?: { passkey: boolean }
  authenticator?: { key: string; address: string }
  recovery_codes?: string[]
  calendar_feed?: string
}

interface Tenant {
  slug: string
  name: string
  name_en: string
  name_ar: string
  country: string
  timezone: string
  date_order: DateOrder
  week_start: Weekday
  weekend: Weekday[]
  phone_country: string
  phone: string | null
  phone_written: string | null
  whatsapp: boolean
  digits: Digits
  hijri: boolean
  gravatar: boolean
  logo: string | null
  open_doors: JoiningKind[]
}

export interface FinancialValues {
  currency: string
  tax_rate: number
  tax_inclusive: boolean
  decimal_places: number
  thousand_separator: string
  decimal_separator: string
  enable_tax: boolean
  trial_sessions: string
}

export interface Financial {
  values: FinancialValues
  kept: { version: number; descriptions: Record<keyof FinancialValues, string> } | null
}

interface Viewing {
  name: string
  name_ar: string | null
  narrowed: boolean
}

export interface SharedProps {
  app: {
    name: string
    version: string
    year: number
    locale: Locale
    request_id: string
    /** Before anything of the page was read, in milliseconds of the server's clock. */
    read_at: number
  }
  portal: Portal
  tenant: Tenant | null
  financial: Financial | null
  auth: {
    user: SignedInUser
    lock_after: number | null
    viewing: Viewing | null
    /** What opens the search service, for minutes. */
    search?: { key: string }
  } | null
  intl: { locale: string; hijri: boolean }
  [key: string]: unknown
}

declare module '@inertiajs/core' {
  export interface InertiaConfig {
    sharedPageProps: SharedProps
    flashDataType: Flash
  }
}
