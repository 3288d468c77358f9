import { type RefObject, useEffect, useRef } from 'react'
import { focusControl } from '~/ui/form/focus_field'

/** A control that is wrong itself; a password says it with Mantine's data-invalid alone. */
const WRONG_CONTROL = '[aria-invalid=true], [data-invalid]'
/** Of a group of controls or a tick box, Mantine marks the frame. */
const WRONG = `${WRONG_CONTROL}, [data-error]`
const CONTROL = 'input, textarea, select, button, [tabindex]'

/** Refused, a form has the focus in its first wrong field, once: an error that typing takes back moves nobody. */
export function useFocusOnRefusal(isPending: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending) focusControl(firstWrong(form.current))
    wasPending.current = isPending
  }, [isPending])
  return form
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | undefined {
  const wrong = form?.querySelector<HTMLElement>(WRONG)
  if (!wrong || wrong.matches(CONTROL)) return wrong ?? undefined
  const inside = (what: string) => [...wrong.querySelectorAll<HTMLElement>(what)]
  return [...inside(WRONG_CONTROL), ...inside(CONTROL)].find((control) => control.checkVisibility())
}
