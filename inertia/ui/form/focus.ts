import { fieldId } from '~/ui/form/binding'
import { type RefObject, useEffect, useRef } from 'react'

const FIELDS =
  'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea, select'
/** Read-only display; a list to choose from is read-only too, but is a field. */
const NO_FIELD = ':disabled, [readonly]:not([aria-haspopup])'

/** The first field to type or choose in; tick boxes don't count. */
export function firstField(within: ParentNode): HTMLElement | undefined {
  const fields = [...within.querySelectorAll<HTMLElement>(FIELDS)]
  return fields.find((field) => !field.matches(NO_FIELD) && field.checkVisibility())
}

export function focusField(name: string): void {
  focusControl(document.getElementById(fieldId(name)))
}

/** Puts what an answer brought before the reader, whenever it brings another. */
export function useArrival<Shown extends HTMLElement>(
  brought: unknown,
  block: ScrollLogicalPosition = 'start'
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (!brought) return
    shown.current?.scrollIntoView({ block })
    shown.current?.focus({ preventScroll: true })
  }, [brought, block])
  return shown
}

/** In the middle of the window, where no bar covers it. */
export function focusControl(control: HTMLElement | null | undefined): void {
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** A control that is wrong itself; Mantine marks a password with data-invalid only. */
const WRONG_CONTROL = '[aria-invalid=true], [data-invalid]'
/** Mantine marks the frame of a group of controls or a tick box. */
const WRONG = `${WRONG_CONTROL}, [data-error]`
const CONTROL = 'input, textarea, select, button, [tabindex]'

/**
 * A refused form moves the focus to its first wrong field, once: typing that clears an error moves
 * nothing.
 */
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
