import { applicationRole } from '#database/tenant_table'

/** Asked once for each statement; null: the whole centre (docs/adr/0046-limited-to-branches.md). */
const seen = '(select platform.seen_branches())::uuid[]'
const isUnlimited = '(select platform.seen_branches() is null)'

/** What is in a branch: what names it is read and written by whoever works there. */
export const inBranch = (column = 'branch_id') => `${isUnlimited} or ${column} = any (${seen})`

/** Without a branch it is the whole centre's, and everybody's. */
export const inBranchOrNone = `${inBranch()} or branch_id is null`

/** What hangs on such a record goes with it. */
export const withRecord = (table: string, parent: string, column: string, key = 'id') =>
  `${isUnlimited} or exists (
    select from public.${parent} p where p.tenant_id = ${table}.tenant_id and p.${key} = ${table}.${column})`

/**
 * Beside the tenant's policy, never instead of it. The owner's own functions are not bound: a trigger or a search that
 * reads around it filters by platform.seen_branches() itself.
 */
export const limitToBranches = (table: string, rows: string, command: 'all' | 'select' = 'all') => `
  create policy branch on public.${table} as restrictive for ${command} to ${applicationRole()} using (${rows});`

/** With `inBranchOrNone`: people limited to branches can only read what has no branch. */
export const writtenInBranch = (table: string) =>
  (
    [
      ['insert', 'with check'],
      ['update', 'using'],
      ['delete', 'using'],
    ] as const
  )
    .map(
      ([command, condition]) => `
  create policy branch_${command} on public.${table} as restrictive for ${command} to ${applicationRole()}
    ${condition} (${inBranch()});`
    )
    .join('')
