import { type RefObject, useEffect, useRef } from 'react'

/** For a form that stays where it is when the server refuses: its first wrong field has the focus then, once. */
export function useFocusOnRefusal(isPending: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
    wasPending.current = isPending
  }, [isPending])
  return form
}
