import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction } from '#domain/shared/tenant_scope'
import type { Act } from '#domain/teaching/act'
import type { LockedGroup } from '#domain/teaching/locked_group'
import type { GroupStatus } from '#domain/teaching/rules/group_state'

type Standing = { status: GroupStatus; reason: string | null }

const told = ({ status, reason }: Standing) => ({
  status,
  ...(reason === null ? {} : { status_reason: reason }),
})

/** Writes where a locked group stands, and why, with the trail; answers the group's version from then on. */
export async function writeGroupStatus({ actor, actId }: Act, group: LockedGroup, to: Standing) {
  const version = group.version + 1
  await currentTransaction()
    .from('groups')
    .where({ id: group.id })
    .update({
      ...told(to),
      status_reason: to.reason,
      last_act: actId ?? null,
      version,
      updated_at: now().toJSDate(),
    })
  await recordAudit({
    actor,
    action: 'groups.status',
    subjectType: 'group',
    subjectId: group.id,
    before: told({ status: group.status, reason: group.statusReason }),
    after: told(to),
  })
  return version
}

const last = `
  select action, before from audit_events where (subject_type, subject_id) = ('group', ?::uuid) order by id desc limit 1`

type Entry = { action: string; before: { status: GroupStatus; status_reason?: string } }

/** Where a group stood before its last step, as the trail has it; nothing where anything else came after. */
export async function standingBefore(groupId: string): Promise<Standing | undefined> {
  const [entry] = await selectRows<Entry>(last, [groupId])
  if (entry?.action !== 'groups.status') return undefined
  return { status: entry.before.status, reason: entry.before.status_reason ?? null }
}
