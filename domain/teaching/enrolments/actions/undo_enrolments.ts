import { v7 as uuid } from 'uuid'
import type { Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { publish } from '#domain/shared/events/publish'
import type { Act } from '#domain/teaching/act'
import { placesTaken, termsWithdrawing } from '#domain/teaching/events'
import { lockGroups } from '#domain/teaching/groups/locked_group'
import {
  agreedTerms,
  auditedTerms,
  listTerms,
  listTermsOfAct,
  restoreTerms,
} from '#domain/teaching/enrolments/enrolment_terms'
import {
  type ActChange,
  changesOf,
  isPart,
  undoChanges,
  type UndoRefusal,
} from '#domain/teaching/enrolments/undo_changes'

type Input = Act & {
  undoneId: string
}

/** `billed_since`: days that a price was agreed for have been billed; `billed`: an enrolment that began. */
export type ActRefusal = UndoRefusal | { type: 'billed_since' | 'billed' }

/** Undoes what one act did to enrolments: a transfer, a drop, a freeze, a price (docs/adr/0029). */
export class UndoEnrolments {
  async execute(input: Input): Promise<Result<ActChange, ActRefusal>> {
    return rollbackOnRefusal<ActChange, ActRefusal>(input.tenantId, async (refuse) => {
      const made = await changesOf(input.undoneId)
      const back = made.find(({ kept }) => kept !== null)
      if (!back || (await isPart(made, input.undoneId))) return refuse({ type: 'not_found' })
      const groups = await lockGroups(...made.map(({ groupId }) => groupId))
      for (const change of made) {
        if (change.kept === null && (await isBilled(change))) return refuse({ type: 'billed' })
      }
      await undoChanges(input, made, groups, refuse, await undoTerms(input.undoneId, made, refuse))
      const studentIds = made.map(({ studentId }) => studentId)
      await publish(placesTaken, { studentIds, actor: input.actor, undoneId: input.undoneId })
      return back
    })
  }
}

/** An enrolment that began by the act would end as if it had never been: not once it was billed. */
async function isBilled({ enrolmentId, studentId, groupId }: ActChange) {
  const [first] = await listTerms(enrolmentId)
  const billed = await publish(termsWithdrawing, { studentId, groupId })
  return billed.some((day) => day !== null && first !== undefined && day >= first.from_day)
}

/** Answers both sides of each price for the trail, by enrolment; never one of days that were billed. */
async function undoTerms(
  undoneId: string,
  made: ActChange[],
  refuse: (refusal: ActRefusal) => never
) {
  const agreed = await listTermsOfAct(undoneId)
  const places = new Map(made.map((change) => [change.enrolmentId, change]))
  const before: ReturnType<typeof auditedTerms>[] = []
  for (const { enrolment_id: id, from_day } of agreed) {
    const { studentId, groupId } = places.get(id)!
    const billed = await publish(termsWithdrawing, { studentId, groupId })
    if (billed.some((day) => day !== null && day >= from_day)) refuse({ type: 'billed_since' })
    before.push(auditedTerms(await agreedTerms(id, from_day)))
  }
  if (agreed.length > 0) await restoreTerms({ act_id: undoneId, undo_id: uuid() })
  const sides = agreed.map(async ({ enrolment_id: id, from_day }, at) => {
    const after = { ...auditedTerms(await agreedTerms(id, from_day)), from_day }
    return [id, { before: before[at]!, after }] as const
  })
  return new Map(await Promise.all(sides))
}
