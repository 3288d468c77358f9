import { usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import type { ListedFact } from '~/ui/record/facts_card'
import { useBothNames } from '~/ui/names/both_names'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'
import type { Area } from '~/ui/use_area_words'

const none: BranchOption[] = []

/** Those of the page; none where the centre has only one. */
export const useBranches = (): BranchOption[] =>
  usePage<{ branches?: BranchOption[] }>().props.branches ?? none

/** The name of each by its id. */
export function useBranchNames(): Map<string, string> {
  const names = useBothNames()
  return new Map(useBranches().map((branch) => [branch.id, names(branch).lead]))
}

/** A fact of a record's page, where there is a choice of branches. */
export function useBranchFact(label: string, id: string | null): ListedFact[] {
  const names = useBranchNames()
  const t = useTranslations('branches')
  return names.size > 0 ? [{ label, value: id === null ? t('whole') : names.get(id) }] : []
}

export function useBranchValue(area: Area): WriteField {
  const inWords = useFieldValue(area)
  const names = useBranchNames()
  return (field, value) => names.get(String(value)) ?? inWords(field, value)
}
