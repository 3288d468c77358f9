import type { HttpContext } from '@adonisjs/core/http'
import { mayBeTold } from '#app/admin/attention/attention_kinds'
import { aheadOf } from '#domain/scheduling/alerts/alerts'
import { papersOfGroup } from '#domain/scheduling/alerts/queries/ending_papers'
import { lackingOfGroup } from '#domain/scheduling/alerts/queries/lacking_sessions'
import { smallGroup } from '#domain/scheduling/alerts/queries/small_groups'

/** What its page points out, of what a person may be told. */
export async function groupAlerts({ tenant, auth }: HttpContext, group: string) {
  const may = mayBeTold(auth.getUserOrFail())
  const asked = { ...aheadOf(tenant.timezone, tenant.smallGroupDays), group }
  const [small, lacking, papers] = await Promise.all([
    may('small') ? smallGroup(asked) : [],
    may('lacking') ? lackingOfGroup(asked) : [],
    may('papers') ? papersOfGroup(asked) : [],
  ])
  return {
    small: small[0] ? { students: small[0].students, needed: small[0].min_students! } : null,
    lacking: lacking[0] ?? { instructor: 0, room: 0 },
    papers: papers.map(({ id, title, expires_on: expiresOn, sessions, instructor }) => ({
      ...{ id, title, sessions, instructor },
      expires_on: expiresOn!,
    })),
  }
}
