import type { Irretrievable } from '#domain/people/events'
import type { Act } from '#domain/teaching/act'
import { changesOf, undoChanges, type UndoRefusal } from '#domain/teaching/enrolments/undo_changes'
import { lockGroups } from '#domain/teaching/groups/locked_group'

class NotGivenBack extends Error {
  constructor(readonly type: UndoRefusal['type']) {
    super(type)
  }
}

const refuse = ({ type }: UndoRefusal): never => {
  throw new NotGivenBack(type)
}

/** Answers why not; then part of it may have been written, and nothing may stay. */
export async function studentsComeBack(
  ids: string[],
  undoneId: string,
  act: Act
): Promise<Irretrievable | undefined> {
  const made = await changesOf(undoneId)
  if (made.length === 0) return undefined
  if (!made.every(({ studentId }) => ids.includes(studentId))) return 'changed_since'
  try {
    const groups = await lockGroups(...made.map(({ groupId }) => groupId))
    await undoChanges(act, made, groups, refuse)
    return undefined
  } catch (error) {
    if (error instanceof NotGivenBack && error.type !== 'not_found') return error.type
    throw error
  }
}
