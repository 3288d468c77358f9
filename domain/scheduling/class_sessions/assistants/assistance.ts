import { sql } from 'kysely'
import {
  type AssistanceWarning,
  assistanceWarnings,
  type Assisted,
  type Engaged,
} from '#domain/scheduling/class_sessions/assistants/assistance_warnings'
import {
  amid,
  type Hours,
  hoursOf,
  isDuring,
} from '#domain/scheduling/class_sessions/planning/busy_hours'
import { ofEveryBranch } from '#domain/scheduling/class_sessions/planning/elsewhere'
import { absencesOf } from '#domain/scheduling/class_sessions/planning/meeting_facts'
import { groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { overlapFinder } from '#domain/scheduling/class_sessions/rules/clashes'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Asked = { people: string[]; also: string[] }

/** A row for each person in a session, in either part; sessions in `also` are included even if cancelled. */
const engaged = statement((query, given: Hours & Asked) => {
  const held = () =>
    amid(query, given)
      .where(isDuring(given.during))
      .where((of) =>
        of.or([of('s.status', '<>', sql.lit('cancelled')), of('s.id', '=', anyOf(given.also))])
      )
      .select(['s.id', 's.branch_id as branchId', 's.starts_at as startsAt', 's.ends_at as endsAt'])
      .select(['s.title', groupNamed.as('group')])
  return held()
    .innerJoin('class_session_assistants as a', 'a.session_id', 's.id')
    .where('a.instructor_id', '=', anyOf(given.people))
    .select(['a.instructor_id as personId', sql<boolean>`true`.as('assists')])
    .unionAll(
      held()
        .where('s.instructor_id', '=', anyOf(given.people))
        .select(['s.instructor_id as personId', sql<boolean>`false`.as('assists')])
        .$narrowType<{ personId: string }>()
    )
})

const named = statement((query, given: { people: string[] }) =>
  query
    .selectFrom('instructors')
    .where('id', '=', anyOf(given.people))
    .select(['id', ...storedNameFields, 'left_on as leftOn'])
)

/** The edited sessions as they will be; null for those that are cancelled. */
type Edited = Map<string, Omit<Assisted, 'date'> | null>

const nothing = (): AssistanceWarning[] => []

/** Warnings about assistants, and instructors who assist elsewhere, for several sessions at once. */
export async function assistanceOf(
  sessions: Assisted[],
  edited: Edited = new Map()
): Promise<(one: Assisted & { id?: string }) => AssistanceWarning[]> {
  const people = [...new Set(sessions.flatMap(peopleIn))]
  if (!people.length) return nothing
  const also = [...edited.keys()]
  const span = hoursOf(sessions)
  const [found, absences, known] = await Promise.all([
    ofEveryBranch(() => engaged({ ...span, people, also }), { title: null, group: null }),
    absencesOf(people, span.from, span.to),
    named({ people }),
  ])
  const near = overlapFinder(asTheyWillBe(found, edited))
  const byId = new Map(known.map((person) => [person.id, person]))
  return (one) =>
    assistanceWarnings(one, {
      engaged: near(one).filter(({ id }) => id !== one.id),
      absences,
      personOf: (id) => byId.get(id)!,
    })
}

const peopleIn = ({ instructorId, assistantIds }: Assisted) =>
  instructorId === null ? assistantIds : [instructorId, ...assistantIds]

const asTheyWillBe = (found: Engaged[], edited: Edited) =>
  found.flatMap((one): Engaged[] => {
    const after = edited.get(one.id)
    if (after === undefined) return [one]
    const assists = after?.assistantIds.includes(one.personId) ?? false
    if (!after || (!assists && after.instructorId !== one.personId)) return []
    return [{ ...one, startsAt: after.startsAt, endsAt: after.endsAt, assists }]
  })
