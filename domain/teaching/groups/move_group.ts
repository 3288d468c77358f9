import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { groupMoving, type SessionsAlong } from '#domain/teaching/events'

export type Along = Pick<SessionsAlong, 'sessions' | 'roomless'>

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
  const sessions = answers.reduce((sum, answer) => sum + answer.sessions, 0)
  const roomless = answers.reduce((sum, answer) => sum + answer.roomless, 0)
  if (answers.some(({ isOtherZone }) => isOtherZone))
    return err({ type: 'other_zone', field: 'branch_id' })
  const along = { sessions, roomless }
  const asked = [move.branchId.toLowerCase(), sessions, roomless].join(':')
  if (sessions === 0 || agreed === asked) return ok(along)
  return err({ type: 'move_asked', along, agreed: asked })
}
