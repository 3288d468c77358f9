import type { Address } from '#bin/database/address'

/** A database that is ready for the application. */
export type RunningDatabase = {
  kind: 'embedded' | 'external'
  address: Address
  /** To be called once when the process ends; the last user of an embedded server stops it. */
  release(): Promise<void>
}
