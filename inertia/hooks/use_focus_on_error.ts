import { useEffect, useRef, type RefObject } from 'react'

/** Puts the cursor into the first field the server refused. */
export function useFocusOnError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const names = Object.keys(errors)
    if (names.length === 0) return
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    const first = [...fields].find((field) => names.includes(field.getAttribute('name') ?? ''))
    first?.focus()
  }, [errors])
  return form
}
