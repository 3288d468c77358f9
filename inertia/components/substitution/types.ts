import type { OfferStanding } from '#domain/shared/choices/substitution'
import type { StoredNames } from '#domain/shared/text/person_names'

type Person = StoredNames & { id: string }

type OfferedSession = {
  id: string
  title: string | null
  starts_at: string
  ends_at: string
  time_zone: string
  group: { title_en: string | null; title_ar: string | null } | null
  student: StoredNames | null
}

export type OwnOffer = OfferedSession & {
  standing: OfferStanding
  /** The instructor's other sessions on its day. */
  same_day: Pick<OfferedSession, 'id' | 'starts_at' | 'ends_at' | 'time_zone'>[]
}

export type CoveredSession = OfferedSession & {
  version: number
  instructor: Person | null
  /** Whom the instructor stands in for. */
  substituted: Person | null
  /** Its instructor is away then. */
  is_lacking: boolean
  is_ahead: boolean
}

export type Substitute = {
  id: string
  person: StoredNames
  against: string[]
  teaches_subject: boolean
  teaches_level: boolean
  taught_before: number
  free_minutes: number | null
  has_account: boolean
}

export type SessionOffer = {
  instructor: Person
  standing: OfferStanding
  offered_at: string
  answered_at: string | null
}
