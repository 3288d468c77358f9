import { ownBranches } from '#domain/shared/data/branch_limit'
import { inEveryBranch } from '#domain/shared/data/database'

/** A session of a branch that whoever asks doesn't work in: that it takes up its hour is all they are told of it. */
export type MaybeElsewhere<Row> = Row & { isElsewhere: boolean }

type Named = { branchId: string }

/**
 * Reads sessions of every branch, for nobody is in two places at once; `hidden` is what a session elsewhere tells no more.
 */
export async function ofEveryBranch<Row extends Named>(
  read: () => Promise<Row[]>,
  hidden: Partial<Row>
): Promise<MaybeElsewhere<Row>[]> {
  const own = ownBranches()
  const isElsewhere = ({ branchId }: Named) => own !== null && !own.includes(branchId)
  const rows = await inEveryBranch(read)
  return rows.map((row) =>
    isElsewhere(row) ? { ...row, ...hidden, isElsewhere: true } : { ...row, isElsewhere: false }
  )
}
