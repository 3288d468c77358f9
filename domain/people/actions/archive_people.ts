import { ShutAccounts } from '#domain/access/accounts/actions/shut_accounts'
import type { PersonKind } from '#domain/people/person_kind'
import { type ArchiveInput, type Refusing, setArchived } from '#domain/shared/records/set_archived'

export class ArchivePeople {
  constructor(private kind: PersonKind) {}

  execute(input: ArchiveInput, refusing?: Refusing) {
    const { tenantId, actor } = input
    const type = this.kind.subject
    return setArchived(this.kind, input, true, {
      refusing,
      alongside: async (ids) => {
        await new ShutAccounts().execute({ tenantId, actor, type, ids, withRecord: true })
      },
    })
  }
}
