import { useEffect, useRef, type RefObject } from 'react'

/** Puts the cursor into the first field the server refused; an error that typing takes back moves nobody. */
export function useFocusOnError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<string[]>([])
  useEffect(() => {
    const names = Object.keys(errors)
    const isTakenBack =
      names.length < before.current.length && names.every((name) => before.current.includes(name))
    before.current = names
    if (names.length === 0 || isTakenBack) return
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    const first = [...fields].find((field) => names.includes(field.getAttribute('name') ?? ''))
    first?.focus()
  }, [errors])
  return form
}
