import { ReopenAccounts } from '#domain/access/accounts/actions/reopen_accounts'
import { comeBack, type NotGivenBack } from '#domain/people/departures'
import type { PersonKind } from '#domain/people/person_kind'
import { type Busy, unlessHeld } from '#domain/shared/data/held_by_another'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { type ArchiveInput, setArchived } from '#domain/shared/records/set_archived'
import { ok, type Result } from '#domain/shared/result'

type Input = ArchiveInput & {
  zone: string
  accounts: boolean
  /** The departure that is undone: what it took is given back too, or nobody is restored. */
  undoneId: string | null
}

type Restored = { changed: string[]; refused: never[]; reopened: number }

type Refusal = { type: 'not_found' } | NotGivenBack

export class RestorePeople {
  constructor(private kind: PersonKind) {}

  execute(input: Input): Promise<Result<Restored, Refusal | Busy>> {
    return unlessHeld(() => this.#execute(input))
  }

  async #execute(input: Input): Promise<Result<Restored, Refusal>> {
    const { tenantId, undoneId } = input
    if (!undoneId) return this.#restore(input)
    return rollbackOnRefusal<Restored, Refusal>(tenantId, async (refuse) => {
      const restored = await this.#restore(input)
      if (!restored.ok) return refuse(restored.error)
      const people = { kind: this.kind.subject, ids: restored.value.changed }
      const reason = await comeBack(people, undoneId, input)
      return reason ? refuse({ type: 'not_given_back', reason }) : restored.value
    })
  }

  async #restore({ accounts, ...input }: Input): Promise<Result<Restored, { type: 'not_found' }>> {
    const { tenantId, actor } = input
    const type = this.kind.subject
    let reopened = 0
    const alongside = async (ids: string[]) => {
      reopened += await new ReopenAccounts().execute({ tenantId, actor, type, ids })
    }
    const restored = await setArchived(this.kind, input, false, accounts ? { alongside } : {})
    return restored.ok ? ok({ changed: restored.value.changed, refused: [], reopened }) : restored
  }
}
