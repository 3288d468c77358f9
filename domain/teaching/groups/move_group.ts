import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { groupMoving, movedAlong } from '#domain/teaching/events'

export type Along = Record<(typeof movedAlong)[number], number>

/** Upcoming sessions would move too, and nobody has agreed to that yet. */
export type MoveAsked = { type: 'move_asked'; along: Along; agreed: string }

export type MoveRefusal = MoveAsked | { type: 'other_zone'; field: 'branch_id' }

interface Move {
  groupId: string
  branchId: string
  zone: string
  agreed: string
}

/** Called in the transaction that moves it; `agreed` is what the person was told before. */
export async function foreseeMove({ agreed, ...move }: Move): Promise<Result<Along, MoveRefusal>> {
  const answers = await publish(groupMoving, move)
  if (answers.some(({ isOtherZone }) => isOtherZone))
    return err({ type: 'other_zone', field: 'branch_id' })
  const counts = movedAlong.map(
    (kind) => [kind, answers.reduce((sum, answer) => sum + (answer[kind] ?? 0), 0)] as const
  )
  const along = Object.fromEntries(counts) as Along
  const asked = [move.branchId.toLowerCase(), ...Object.values(along)].join(':')
  if (along.sessions === 0 || agreed === asked) return ok(along)
  return err({ type: 'move_asked', along, agreed: asked })
}
