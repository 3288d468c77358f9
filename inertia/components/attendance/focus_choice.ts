import { focusOn } from '~/hooks/focus_when_drawn'

/** What was pressed goes with its notice: the choice of that student, or of the first, has the focus. */
export function focusChoice(student?: string) {
  const row = student ? `[data-student="${student}"]` : '[data-student]'
  focusOn(`${row} [role="radio"][tabindex="0"]`)
}
