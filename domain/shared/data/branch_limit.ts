import { AsyncLocalStorage } from 'node:async_hooks'

/** The ids of the branches somebody works in; null: the whole centre. */
export type Branches = readonly string[] | null

const limits = new AsyncLocalStorage<Branches>()

/**
 * Whatever tenant is entered in `work` is entered for these branches alone: the database shows and takes nothing of others
 * (docs/adr/0046-limited-to-branches.md).
 */
export const inBranches = <T>(branches: Branches, work: () => T): T => limits.run(branches, work)

/** Of whoever is at work, wherever they are read from; jobs, commands and tests are not limited. */
export const ownBranches = (): Branches => limits.getStore() ?? null
