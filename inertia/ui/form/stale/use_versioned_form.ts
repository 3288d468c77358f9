import { useForm } from '@inertiajs/react'
import type { FormDataType } from '@inertiajs/core'
import { useState } from 'react'
import { useStaleMerge } from '~/ui/form/stale/use_stale_merge'

export type RecordData = {
  version: number
  photo?: File | null
  remove_photo?: boolean
}

export interface VersionedOptions {
  isNew?: boolean
  apart?: readonly string[]
  /** Fields that hold a choice of several, as words of one text: two people's choices are put together. */
  sets?: readonly string[]
}

const NONE: readonly string[] = []

export function useVersionedForm<Data extends RecordData & FormDataType<Data>>(
  saved: Data,
  { isNew = false, apart = NONE, sets = NONE }: VersionedOptions = {}
) {
  const [initial] = useState(saved)
  const form = useForm<Data>(initial)
  const stale = useStaleMerge(form, initial, isNew ? null : saved, apart, sets)
  return { form, stale }
}
