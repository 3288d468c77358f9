import { ReopenAccounts } from '#domain/access/accounts/actions/reopen_accounts'
import type { PersonKind } from '#domain/people/person_kind'
import { type ArchiveInput, setArchived } from '#domain/shared/records/set_archived'
import { ok } from '#domain/shared/result'

type Input = ArchiveInput & {
  accounts: boolean
}

export class RestorePeople {
  constructor(private kind: PersonKind) {}

  async execute({ accounts, ...input }: Input) {
    const { tenantId, actor } = input
    const type = this.kind.subject
    let reopened = 0
    const alongside = async (ids: string[]) => {
      reopened += await new ReopenAccounts().execute({ tenantId, actor, type, ids })
    }
    const restored = await setArchived(this.kind, input, false, accounts ? { alongside } : {})
    return restored.ok ? ok({ ...restored.value, reopened }) : restored
  }
}
