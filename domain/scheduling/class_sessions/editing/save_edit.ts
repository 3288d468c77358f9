import { v7 as uuid } from 'uuid'
import { announce } from '#domain/scheduling/class_sessions/announcing/announce'
import type {
  EditedSession,
  EditPlan,
} from '#domain/scheduling/class_sessions/editing/edited_session'
import { type EditVerb, writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import {
  type Overlap,
  refusingOverlap,
} from '#domain/scheduling/class_sessions/planning/refusing_overlap'
import type { Allowance } from '#domain/scheduling/class_sessions/planning/write_sessions'
import { whatStood } from '#domain/scheduling/class_sessions/undoing/what_stood'
import type { Telling } from '#domain/shared/choices/tellable'
import { readStatements, withTenantRepeating } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

/** `previewed` is the fingerprint of the plan that a person saw, null where nothing was shown before. */
export interface Saving extends Act {
  previewed: string | null
  allowance: Allowance
  telling?: Telling
}

export interface Edited {
  /** What undoes it; null where nothing changed. */
  actId: string | null
  ids: string[]
  plan: EditPlan
  /** So many are written to the people it concerns. */
  letters: number
}

/** An edit came in between, or takes what another session has, or somebody else is at it. */
export type SaveRefusal = Overlap<EditPlan> | { type: 'changed'; plan: EditPlan }

type Refused = { type: string }

export type WriteSessions = (sessions: EditedSession[]) => Promise<string[]>

type Editing<P extends EditPlan, R extends Refused> = {
  verb: Exclude<EditVerb, 'undo'>
  plan: () => Promise<Result<P, R>>
  /** What is written around the sessions. */
  around?: (plan: P, write: WriteSessions, actId: string) => Promise<string[]>
  makesUp?: boolean | null
}

/** Plans again what was previewed, by the same code, and writes it: all of it or nothing. What it changed is kept, so that it can be undone. */
export async function saveEdit<P extends EditPlan, R extends Refused>(
  input: Saving,
  editing: Editing<P, R>
): Promise<Result<Edited, R | SaveRefusal>> {
  return refusingOverlap(
    () => withTenantRepeating(input.tenantId, () => save(input, editing)),
    () => readStatements(input.tenantId, editing.plan)
  )
}

async function save<P extends EditPlan, R extends Refused>(
  { actor, previewed, allowance, telling }: Saving,
  { verb, plan: make, around, makesUp }: Editing<P, R>
): Promise<Result<Edited, R | SaveRefusal>> {
  const made = await make()
  if (!made.ok) return made
  const plan = made.value
  if (previewed !== null && previewed !== plan.fingerprint) return err({ type: 'changed', plan })
  if (plan.clashing && !allowance) return err({ type: 'clashes', plan })
  const act = { id: uuid(), stood: await whatStood(plan.sessions) }
  const write: WriteSessions = (sessions) =>
    writeEdits(actor, verb, sessions, allowance, { act, makesUp })
  const ids = await (around ? around(plan, write, act.id) : write(plan.sessions))
  const letters = telling
    ? await announce({ id: act.id, actor, act: verb, ...telling }, plan.sessions)
    : 0
  return ok({ actId: ids.length ? act.id : null, ids, plan, letters })
}
