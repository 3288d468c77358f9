import { sql } from 'kysely'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { statement } from '#domain/shared/data/statement'
import type { Act } from '#domain/teaching/act'
import { groupStepped } from '#domain/teaching/events'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

type Standing = { status: GroupStatus; reason: string | null }

const told = ({ status, reason }: Standing) => ({
  status,
  ...(reason === null ? {} : { status_reason: reason }),
})

export async function writeGroupStatus({ actor, actId }: Act, group: LockedGroup, to: Standing) {
  const version = group.version + 1
  await db()
    .updateTable('groups')
    .set({
      ...told(to),
      status_reason: to.reason,
      last_act: actId ?? null,
      version,
      updated_at: now().toJSDate(),
    })
    .where('id', '=', group.id)
    .execute()
  await recordAudit({
    actor,
    action: 'groups.status',
    subjectType: 'group',
    subjectId: group.id,
    before: told({ status: group.status, reason: group.statusReason }),
    after: told(to),
  })
  await publish(groupStepped, { groupId: group.id, from: group.status, to: to.status })
  return version
}

const last = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('audit_events')
    .where('subject_type', '=', sql.lit('group'))
    .where('subject_id', '=', given.groupId)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select(['action', 'before'])
)

type Before = { status: GroupStatus; status_reason?: string }

/** From the trail; undefined where anything else came after its last step. */
export async function standingBefore(groupId: string): Promise<Standing | undefined> {
  const [entry] = await last({ groupId })
  if (entry?.action !== 'groups.status') return undefined
  const { status, status_reason } = entry.before as Before
  return { status, reason: status_reason ?? null }
}
