import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import { react, type ReactionJob } from '#domain/shared/events/react'

export async function reactionJob(job: ReactionJob) {
  if (await findTenantById(job.tenantId)) await react(job)
}
