import { useState } from 'react'
import type { UnbilledFamily, UnbilledSummary } from '~/components/invoice_drafts/types'

type Choice = { is_all: boolean; families: Map<string, UnbilledFamily> }

const everybody: Choice = { is_all: true, families: new Map() }

/** All families of all pages but some, or some alone; begins anew for other days. */
export function useChosenFamilies(summary: UnbilledSummary, key: string) {
  const [[choice, of], setChoice] = useState<[Choice, string]>([everybody, key])
  const current = of === key ? choice : everybody
  const set = (next: Choice) => setChoice([next, key])
  const named = [...current.families.values()]
  const drafts = named.reduce((count, family) => count + family.draft_count, 0)
  const families = current.is_all ? summary.families - named.length : named.length
  return {
    families,
    drafts: current.is_all ? summary.drafts - drafts : drafts,
    isEverybody: families === summary.families,
    totals: totalsOf(current, summary),
    isChosen: ({ id }: UnbilledFamily) => current.families.has(id) !== current.is_all,
    toggle: (family: UnbilledFamily) => {
      const next = new Map(current.families)
      if (!next.delete(family.id)) next.set(family.id, family)
      set({ ...current, families: next })
    },
    toggleAll: () => set({ is_all: families < summary.families, families: new Map() }),
    data: { is_all: current.is_all, families: [...current.families.keys()] },
  }
}

/** In the most decimals among them; a currency of which nothing remains is not shown. */
function totalsOf(choice: Choice, summary: UnbilledSummary) {
  const named = [...choice.families.values()].flatMap(({ totals }) => totals)
  return summary.totals.flatMap(({ currency, exponent, minor }) => {
    const sum = named
      .filter((total) => total.currency === currency)
      .reduce(
        (before, total) => before + BigInt(total.minor) * 10n ** BigInt(exponent - total.exponent),
        0n
      )
    const rest = choice.is_all ? BigInt(minor) - sum : sum
    return rest > 0n ? [{ currency, exponent, minor: String(rest) }] : []
  })
}
