import { BaseTransformer } from '@adonisjs/core/transformers'
import {
  toldClash,
  toldTiming,
  toldWarning,
} from '#app/admin/class_sessions/session_plan_transformer'
import { isDifferent } from '#domain/scheduling/class_sessions/editing/changed_session'
import type {
  EditedSession,
  EditPlan,
  LeftAlone,
} from '#domain/scheduling/class_sessions/editing/edited_session'
import type { WhatChanges } from '#domain/scheduling/class_sessions/editing/what_changes'

/** Why a person couldn't expect it to be left alone; so many of those are named. */
const named = new Set<LeftAlone['reason']>(['detached', 'elsewhere'])
const mostNamed = 5

/** What a change would do: what to how many, what is in their way, and how many it leaves alone and why. */
export default class EditPlanTransformer extends BaseTransformer<EditPlan & WhatChanges> {
  toObject() {
    const { sessions, left, clashing, fingerprint, times, rooms, instructors } = this.resource
    const inOrder = left.toSorted((one, other) => +one.startsAt - +other.startsAt)
    const kept = Map.groupBy(inOrder, ({ reason }) => reason)
    return {
      changed: sessions.filter(isDifferent).length,
      clashing,
      fingerprint,
      times,
      rooms,
      instructors,
      left: [...kept].map(([reason, ones]) => ({
        reason,
        count: ones.length,
        starts: named.has(reason) ? ones.slice(0, mostNamed).map(startOf) : [],
      })),
      told: sessions.filter(isTold).sort(byStart).map(told),
    }
  }
}

const startOf = ({ startsAt }: LeftAlone) => startsAt.toISOString()

const byStart = (one: EditedSession, other: EditedSession) =>
  one.after.starts_at.getTime() - other.after.starts_at.getTime()

const isTold = (session: EditedSession) => {
  const { clashes, warnings, moved } = session
  const isObstructed = clashes.length > 0 || warnings.length > 0
  return (
    isObstructed || Boolean(moved?.change ?? moved?.by) || isMoved(session) || isReassigned(session)
  )
}

const isReassigned = ({ before, after }: EditedSession) =>
  before.room_id !== after.room_id || before.instructor_id !== after.instructor_id

const isMoved = ({ before, after }: EditedSession) =>
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.ends_at.getTime() !== after.ends_at.getTime()

const timeOf = ({ starts_at, ends_at }: EditedSession['after']) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

const told = (session: EditedSession) => ({
  id: session.after.id,
  ...timeOf(session.after),
  time_zone: session.after.time_zone,
  was: isMoved(session) ? timeOf(session.before) : null,
  ...toldOf(session),
})

const toldOf = ({ moved, clashes, warnings }: EditedSession) => ({
  asked: moved?.time.starts ?? null,
  timing: moved?.by ? toldTiming(moved.by.timing, moved.by.planned, moved.time) : null,
  change: moved?.change ?? null,
  clashes: clashes.map(toldClash),
  warnings: warnings.map(toldWarning),
})
