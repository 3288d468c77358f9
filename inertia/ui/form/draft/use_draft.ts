import { useCallback, useEffect, useRef, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { beforeLock } from '~/lock/before_lock'
import { draftStore, type Draft, draftValues } from '~/ui/form/draft/draft_store'

const PAUSE = 400

export interface DraftOptions {
  data: object
  initial: object
  /** Where a page has more than one form. */
  of?: string
  /** Instead of the page's, for a form that opens over any page. */
  address?: string
  alongside?: Draft
  onRestore: (draft: Draft) => void
}

/**
 * Keeps typed text through an expired session, a reload or a step back: written shortly after each
 * change and right before a submit, restored when the form opens again for the same person at the
 * same address.
 */
export function useDraft({ data, initial, of, address, alongside, onRestore }: DraftOptions) {
  const { auth } = useShared()
  const [key] = useState(() =>
    draftStore.key(
      auth?.user.id ?? '',
      (address ?? window.location.pathname + window.location.search) + (of ? `#${of}` : '')
    )
  )
  const [restored, setRestored] = useState(false)
  const latest = useRef({ data, initial, alongside, onRestore })
  const closed = useRef(false)
  useEffect(() => {
    latest.current = { data, initial, alongside, onRestore }
  })

  useEffect(() => {
    const draft = draftStore.read(key)
    if (!draft) return
    latest.current.onRestore(draft)
    setRestored(true)
  }, [key])

  const save = useCallback(() => {
    const form = latest.current
    if (closed.current) return
    const values = draftValues(form.data, form.initial)
    if (Object.keys(values).length === 0) draftStore.clear(key)
    else draftStore.write(key, { ...values, ...form.alongside })
  }, [key])

  useEffect(() => {
    const timer = window.setTimeout(save, PAUSE)
    return () => window.clearTimeout(timer)
  }, [data, save])

  useEffect(() => beforeLock(save), [save])

  /** The form stays open, and later text is kept again. */
  const clear = useCallback(() => {
    draftStore.clear(key)
    setRestored(false)
  }, [key])

  const forget = useCallback(() => {
    closed.current = true
    clear()
  }, [clear])
  return { restored, save, clear, forget }
}
