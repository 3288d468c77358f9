import { v7 as uuid } from 'uuid'
import { ShutAccounts } from '#domain/access/accounts/actions/shut_accounts'
import { type Asked, followedBy, leave, unagreed } from '#domain/people/departures'
import type { PersonKind } from '#domain/people/person_kind'
import { type Agreement, type Consequences, sumOf } from '#domain/people/rules/departure'
import { unlessHeld } from '#domain/shared/data/held_by_another'
import { readTenant } from '#domain/shared/data/database'
import { type ArchiveInput, type Refusing, setArchived } from '#domain/shared/records/set_archived'
import { err, ok } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

type Input = ArchiveInput &
  Agreement & {
    /** IANA name; it decides the day on which they leave. */
    zone: string
  }

/** Asks first where something follows; then they are archived, and that follows, together. */
export class ArchivePeople {
  constructor(private kind: PersonKind) {}

  async execute(input: Input, refusing?: Refusing) {
    const { tenantId, actor, zone } = input
    const type = this.kind.subject
    const asked = await this.#unagreed(input)
    if (asked) return err(asked)
    const by = { tenantId, zone, actor, actId: uuid() }
    const followed: Consequences[] = []
    const alongside = async (ids: string[]) => {
      await new ShutAccounts().execute({ tenantId, actor, type, ids, withRecord: true })
      followed.push(await leave([{ kind: type, ids, departure: 'left' }], by))
    }
    const archived = await unlessHeld(() =>
      setArchived(this.kind, input, true, { refusing, alongside })
    )
    if (!archived.ok) return archived
    return ok({ ...archived.value, followed: followedBy(sumOf(followed), by.actId) })
  }

  async #unagreed({ tenantId, ids, agreed, unseen }: Input): Promise<Asked | undefined> {
    const known = ids.filter((id) => isUuid(id)).map((id) => id.toLowerCase())
    const leavers = [{ kind: this.kind.subject, ids: known, departure: 'left' }] as const
    return readTenant(tenantId, () => unagreed([...leavers], { agreed, unseen }))
  }
}
