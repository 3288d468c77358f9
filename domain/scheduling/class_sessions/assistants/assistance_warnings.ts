import { overlaps } from '#domain/scheduling/class_sessions/rules/clashes'
import type { StoredNames } from '#domain/shared/text/person_names'

interface Span {
  startsAt: Date
  endsAt: Date
}

type Person = StoredNames & { id: string; leftOn: string | null }

/** A session that somebody is in, as instructor or as assistant. */
export interface Engaged extends Span {
  id: string
  branchId: string
  personId: string
  assists: boolean
  title: string | null
  group: { id: string; code: string; title_en: string | null; title_ar: string | null } | null
  isElsewhere: boolean
}

/** Who teaches and assists in a session, and when; `date` is the local date in its zone. */
export interface Assisted extends Span {
  date: string
  instructorId: string | null
  assistantIds: readonly string[]
}

interface Circumstances {
  /** Other sessions that overlap it. */
  engaged: Engaged[]
  absences: (Span & { instructorId: string; reason: string | null })[]
  personOf: (id: string) => Person
}

export type AssistanceWarning =
  | { kind: 'assistant_busy'; person: Person; engaged: Engaged }
  | { kind: 'assistant_away'; person: Person; reason: string | null }
  | { kind: 'assistant_left'; person: Person }

/**
 * An assistant conflicts with any other session they are in; an instructor only with those they assist in, since teaching
 * twice is a double booking.
 */
export function assistanceWarnings(one: Assisted, around: Circumstances): AssistanceWarning[] {
  const { instructorId, assistantIds, date } = one
  const isWanted = ({ personId, assists }: Engaged) =>
    assistantIds.includes(personId) || (assists && personId === instructorId)
  return [
    ...around.engaged.filter(isWanted).map((engaged) => {
      return { kind: 'assistant_busy', person: around.personOf(engaged.personId), engaged } as const
    }),
    ...assistantIds.flatMap((id): AssistanceWarning[] => {
      const person = around.personOf(id)
      const away = around.absences.find((its) => its.instructorId === id && overlaps(its, one))
      return [
        ...(away ? [{ kind: 'assistant_away', person, reason: away.reason } as const] : []),
        ...(person.leftOn && date >= person.leftOn
          ? [{ kind: 'assistant_left', person } as const]
          : []),
      ]
    }),
  ]
}
