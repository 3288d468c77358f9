import { v7 as uuid } from 'uuid'
import { inEveryBranch, isInTransaction } from '#domain/shared/data/database'
import type { EventKind, Happened } from '#domain/shared/events/event'
import type { AtOnce, Later, Reaction } from '#domain/shared/events/reaction'
import { enqueueEach } from '#domain/shared/runtime/jobs'
import { now } from '#domain/shared/time/clock'

type Bound = {
  atOnce: Map<string, AtOnce[]>
  later: Map<string, Later[]>
  named: Map<string, Later>
}

let bound: Bound | undefined

/** Called once by the provider, with the whole list. */
export function bindReactions(all: readonly Reaction[]) {
  const names = all.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two reactions are called "${twice}"`)
  const immediate = all.filter((one) => one.when === 'at_once')
  const later = all.filter((one) => one.when === 'later')
  bound = {
    atOnce: Map.groupBy(immediate, ({ event }) => event),
    later: Map.groupBy(later, ({ event }) => event),
    named: new Map(later.map((one) => [one.name, one])),
  }
}

function reactions() {
  if (!bound) throw new Error('bindReactions() has not been called')
  return bound
}

export const laterReaction = (name: string) => reactions().named.get(name)

/**
 * Tells the contexts that subscribe, inside the running transaction: who must answer at once does
 * so before this returns, then the jobs of the others are put in. Costs no statement where nobody
 * subscribes. Who reacts does so in the whole centre, although whoever acts may be limited to branches. An act that is one statement (`writeStatement`) publishes nothing. Answers what those
 * who react at once gave back, in their order.
 */
export async function publish<About extends object, Answer>(
  kind: EventKind<About, Answer>,
  about: About
): Promise<Answer[]> {
  if (!isInTransaction()) throw new Error(`${kind.name} was published outside of a transaction`)
  const { atOnce, later } = reactions()
  const happened: Happened = { id: uuid(), at: now().toISO()! }
  const answers: Answer[] = []
  for (const reaction of atOnce.get(kind.name) ?? []) {
    answers.push((await inEveryBranch(() => reaction.run(about, happened))) as Answer)
  }
  for (const { queue, name, job, priorityOf } of later.get(kind.name) ?? []) {
    const cause = { event: happened.id, reaction: name }
    await enqueueEach(queue, [{ ...job(about, happened), cause }], { priorityOf })
  }
  return answers
}
