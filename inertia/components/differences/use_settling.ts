import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import {
  canSettle,
  type FamilyDifferencesProps,
  keyOf,
  type SettlementAbilitiesProps,
} from '~/components/differences/types'

/** Knows the chosen differences, and settles them all by one press. */
export function useSettling(families: FamilyDifferencesProps[], can: SettlementAbilitiesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isPending, setPending] = useState(false)
  const { errors } = usePage().props as { errors?: Record<string, string> }
  const open = families.flatMap(({ payer, rows }) =>
    rows.filter((row) => canSettle(row, can)).map((row) => ({ payer, row, key: keyOf(row) }))
  )
  const picked = open.filter(({ key }) => chosen.has(key))
  const choose = (keys: string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const key of keys)
        if (isChosen) after.add(key)
        else after.delete(key)
      return after
    })
  const settle = () => {
    const sessions = picked.map(({ payer, row }) => ({
      payer_id: payer.id,
      session_id: row.session_id,
      student_id: row.student.id,
    }))
    router.post(
      urlFor('admin.differences.store'),
      { sessions },
      {
        preserveScroll: true,
        preserveState: true,
        onStart: () => setPending(true),
        onFinish: () => setPending(false),
      }
    )
  }
  const problemOf = (payer: string) => errors?.[`payers.${payer}`]
  return { chosen, choose, open, picked, settle, isPending, problemOf }
}

export type Settling = ReturnType<typeof useSettling>
