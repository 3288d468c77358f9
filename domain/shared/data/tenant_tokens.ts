import { hash } from 'node:crypto'

/**
 * Proves to PostgreSQL that the application enters a tenant, not an injected statement: only the
 * owner may read the key (docs/adr/0027-tenant-proof.md). A token travels as a bound value and is
 * no setting, so that no statement can read it.
 */
export class TenantTokens {
  #key: Promise<Buffer> | undefined
  #known = new Map<string, string>()

  constructor(private readKey: () => Promise<Buffer>) {}

  async of(tenantId: string): Promise<string> {
    const known = this.#known.get(tenantId)
    if (known) return known
    this.#key ??= this.readKey()
    const key = await this.#key.catch((error: unknown) => {
      this.#key = undefined
      throw error
    })
    const token = hash('sha256', Buffer.concat([key, bytesOf(tenantId)]))
    this.#known.set(tenantId, token)
    return token
  }
}

/** As uuid_send() writes it. */
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
