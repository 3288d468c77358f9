import { type Cause, handleOnce } from '#domain/shared/events/handled'
import { laterReaction } from '#domain/shared/events/publish'

export type ReactionJob = { tenantId: string; cause: Cause }

export async function react({ cause, ...job }: ReactionJob) {
  const reaction = laterReaction(cause.reaction)
  if (!reaction?.run) throw new Error(`No reaction is called "${cause.reaction}"`)
  await handleOnce(job.tenantId, cause, () => reaction.run!(job))
}
