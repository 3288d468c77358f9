import {
  type DepartureBy,
  type Irretrievable,
  type Leaving,
  type People,
  peopleLeaving,
  peopleLeft,
  peopleReturned,
} from '#domain/people/events'
import {
  type Agreement,
  agreementOf,
  type Consequences,
  departureOf,
  hasLeft,
  noConsequences,
  sumOf,
  withoutKinds,
} from '#domain/people/rules/departure'
import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'

/** Something would follow that nobody has agreed to yet. */
export type Asked = { type: 'asked'; consequences: Consequences }

export type NotGivenBack = { type: 'not_given_back'; reason: Irretrievable }

/**
 * `actId` undoes what followed; null where nothing did, and where it can't be undone because a
 * freed seat was offered to somebody who waits.
 */
export type Followed = { consequences: Consequences; actId: string | null }

type By = DepartureBy & { actId: string }

/** In the transaction that reads. */
export async function unagreed(
  leavers: Leaving[],
  { agreed, unseen = [] }: Agreement
): Promise<Asked | undefined> {
  const answers = []
  for (const some of leavers) {
    if (some.ids.length > 0) answers.push(...(await publish(peopleLeaving, some)))
  }
  const consequences = withoutKinds(sumOf(answers), unseen)
  const asked = agreementOf(consequences)
  return asked === '' || asked === agreed ? undefined : { type: 'asked', consequences }
}

/** In the transaction that says that they have left. */
export async function leave(leavers: Leaving[], { tenantId, zone, actor, actId }: By) {
  const by = { tenantId, zone, actor, actId }
  const answers = []
  for (const some of leavers) {
    if (some.ids.length > 0) answers.push(...(await publish(peopleLeft, { ...some, by })))
  }
  return sumOf(answers)
}

export function followedBy(consequences: Consequences, actId: string): Followed {
  const isLasting = consequences.offers > 0 || agreementOf(consequences) === ''
  return { consequences, actId: isLasting ? null : actId }
}

export const nothingFollowed: Followed = { consequences: noConsequences(), actId: null }

type Step = { kind: People['kind']; id: string; from: string; to: string }

/** A step of one person's status, which is written already; refused, the caller rolls back. */
export async function departing(
  { kind, id, from, to }: Step,
  by: By,
  agreement: Agreement
): Promise<Result<Followed, Asked>> {
  if (!hasLeft(to) || hasLeft(from)) return ok(nothingFollowed)
  const leavers = [{ kind, ids: [id], departure: departureOf(to) }]
  const question = await unagreed(leavers, agreement)
  return question ? err(question) : ok(followedBy(await leave(leavers, by), by.actId))
}

/** Answers why what followed can't be given back, and then the caller must roll back. */
export async function comeBack(
  people: People,
  undoneId: string,
  { tenantId, zone, actor }: DepartureBy
): Promise<Irretrievable | undefined> {
  const answers = await publish(peopleReturned, {
    ...people,
    by: { tenantId, zone, actor },
    undoneId,
  })
  return answers.find((answer) => answer !== undefined)
}
