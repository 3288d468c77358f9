import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { system } from '#domain/shared/audit/actor'
import { now, today } from '#domain/shared/time/clock'
import { statement } from '#domain/shared/data/statement'
import { readStatements, withTenant } from '#domain/shared/data/database'
import type { Act } from '#domain/teaching/act'
import { lockEnrolments } from '#domain/teaching/enrolments/locked_enrolment'
import { lockGroup } from '#domain/teaching/groups/locked_group'
import { moveEnrolment, resumeEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'

type Input = { tenantId: string; zone: string }

const due = statement(
  (_, given: { moment: Date; day: string }) => sql<Columns<'enrolments', 'group_id'>>`
    select group_id from enrolments where status = 'offered' and offer_expires_at <= ${given.moment}
    union select group_id from enrolments where status = 'active' and frozen_from <= ${given.day}::date
    union select group_id from enrolments where status = 'frozen' and frozen_until <= ${given.day}::date
    order by 1`
)

/**
 * What time alone does in one centre: an offer that ran out goes to the next who waits, a freeze
 * begins and ends on its day. Each group has its own transaction; running it twice does nothing
 * twice.
 */
export class RunEnrolmentClock {
  async execute(input: Input) {
    const steps = this.steps(input)
    while (!(await steps.next()).done);
  }

  /** As execute(), a group at a time, so that other centres have their turn in between. */
  async *steps({ tenantId, zone }: Input): AsyncGenerator<void> {
    const day = today(zone)
    const groups = await readStatements(tenantId, () => due({ moment: now().toJSDate(), day }))
    for (const { group_id } of groups) {
      await this.#runIn({ tenantId, zone, actor: system }, group_id)
      yield
    }
  }

  async #runIn(act: Act, groupId: string) {
    await withTenant(act.tenantId, async () => {
      if (!(await lockGroup(groupId))) return
      await expire(act, groupId)
      await freeze(act, groupId)
      await thaw(act, groupId)
      await offerFreeSeats(act, groupId)
    })
  }
}

async function expire(act: Act, groupId: string) {
  const late = await lockEnrolments((all) =>
    all
      .where('group_id', '=', groupId)
      .where('status', '=', 'offered')
      .where('offer_expires_at', '<=', now().toJSDate())
      .orderBy('id')
  )
  for (const each of late) await moveEnrolment(act, each, 'expired', { verb: 'expire' })
}

async function freeze(act: Act, groupId: string) {
  const ready = await lockEnrolments((all) =>
    all
      .where('group_id', '=', groupId)
      .where('status', '=', 'active')
      .where('frozen_from', '<=', today(act.zone))
      .orderBy('id')
  )
  for (const each of ready) {
    await moveEnrolment(act, each, 'frozen', { verb: 'freeze', on: each.frozenFrom! })
  }
}

async function thaw(act: Act, groupId: string) {
  const back = await lockEnrolments((all) =>
    all
      .where('group_id', '=', groupId)
      .where('status', '=', 'frozen')
      .where('frozen_until', '<=', today(act.zone))
      .orderBy('id')
  )
  for (const each of back) {
    await resumeEnrolment(act, each, { verb: 'unfreeze', on: each.frozenUntil! })
  }
}
