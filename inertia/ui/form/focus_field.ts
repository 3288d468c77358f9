import { fieldId } from '~/ui/form/binding'

/** Brings a field's control into sight and puts the focus on it. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
