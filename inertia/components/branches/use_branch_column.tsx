import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useBranches } from '~/components/branches/use_branches'
import type { Column } from '~/ui/list/columns/column'
import { useBothNames } from '~/ui/names/both_names'

/** Where the rows of a list are; no column where the centre has only one branch. */
export function useBranchColumn<Row extends { branch_id: string | null }>(
  title: string
): Column<Row>[] {
  const branches = useBranches()
  const names = useBothNames()
  const t = useTranslations('branches')
  return useMemo(() => {
    if (branches.length === 0) return []
    const known = new Map(branches.map((branch) => [branch.id, names(branch).lead]))
    return [
      {
        id: 'branch',
        title,
        width: 140,
        cell: ({ branch_id: id }) => <bdi>{id === null ? t('whole') : known.get(id)}</bdi>,
      },
    ]
  }, [branches, names, title, t])
}
