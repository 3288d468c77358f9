import { fieldId } from '~/ui/form/binding'

export function focusField(name: string): void {
  focusControl(document.getElementById(fieldId(name)))
}

/** In the middle of the window, where no bar lies over it. */
export function focusControl(control: HTMLElement | null | undefined): void {
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
