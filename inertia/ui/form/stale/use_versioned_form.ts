import { useForm, type InertiaFormProps } from '@inertiajs/react'
import type { FormDataType } from '@inertiajs/core'
import { useState, useEffect } from 'react'
import { useToldError } from '~/ui/form/undrawn_errors'
import { mergeStale } from '~/ui/form/stale/merge_stale'

export type RecordData = {
  version: number
  photo?: File | null
  remove_photo?: boolean
}

export interface VersionedOptions {
  isNew?: boolean
  apart?: readonly string[]
  sets?: readonly string[]
}

export interface BegunOptions<Data> extends VersionedOptions {
  /** What the form is opened with instead of what is saved. */
  begun?: Partial<Data>
}

const NONE: readonly string[] = []

export function useVersionedForm<Data extends RecordData & FormDataType<Data>>(
  saved: Data,
  { isNew = false, apart = NONE, sets = NONE, begun }: BegunOptions<Data> = {}
) {
  const [initial] = useState(saved)
  const [first] = useState({ ...saved, ...begun })
  const form = useForm<Data>(first)
  const stale = useStaleMerge(form, initial, isNew ? null : saved, apart, sets)
  return { form, stale }
}

/** Never merged: each form has its own. */
const OWN = ['photo', 'remove_photo', 'version', 'phone_country']

interface Conflict<Data> {
  name: keyof Data & string
  mine: Data[keyof Data]
  theirs: Data[keyof Data]
}

/**
 * When the server answers that somebody else saved meanwhile (errors.version): keeps what is typed,
 * takes over what only they changed, and holds both values of what both changed until the form is
 * saved again. `apart` names fields that are no part of the record, such as a confirmation; `sets`
 * those that hold several words.
 */
function useStaleMerge<Data extends RecordData & FormDataType<Data>>(
  form: InertiaFormProps<Data>,
  initial: Data,
  saved: Data | null,
  apart: readonly string[],
  sets: readonly string[]
) {
  const [base, setBase] = useState(initial)
  const [conflicts, setConflicts] = useState<Conflict<Data>[]>([])
  const [taken, setTaken] = useState<string[]>([])
  const [seen, setSeen] = useState(false)
  const errors: Record<string, string | undefined> = form.errors
  const refused = errors.version !== undefined
  useToldError(saved ? 'version' : undefined)

  useEffect(() => {
    if (!refused || !saved || saved.version === form.data.version) return
    const mine = form.data
    const of = (data: Data) => comparable(data, apart)
    const merge = mergeStale(of(base), of(mine), of(saved), sets)
    form.setData((now) => ({ ...now, ...merge.data, version: saved.version }))
    form.setDefaults('photo' in saved ? { ...saved, photo: null } : saved)
    setConflicts(merge.conflicts.map((name) => ({ name, mine: mine[name], theirs: saved[name] })))
    setTaken(merge.taken)
    setBase(saved)
    setSeen(true)
    form.clearErrors('version' as never)
  }, [refused, saved, base, form, apart, sets])

  const choose = (name: string, choice: 'mine' | 'theirs') => {
    const conflict = conflicts.find((one) => one.name === name)
    if (conflict) form.setData((now) => ({ ...now, [name]: conflict[choice] }))
  }
  return { base, conflicts, taken, seen, choose }
}

function comparable<Data extends object>(data: Data, apart: readonly string[]): Data {
  const copy = { ...data }
  for (const name of [...OWN, ...apart]) Reflect.deleteProperty(copy, name)
  return copy
}
