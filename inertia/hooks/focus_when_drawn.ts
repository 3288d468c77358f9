import { headingOf } from '~/ui/page/heading_of'

/** By then whatever is drawn anew stands where it belongs, in milliseconds. */
const DRAWN = 600

/**
 * Gives the focus to what is found, for as long as it may take to be drawn and while nothing else has
 * the focus; then the page's heading has it.
 */
export function focusWhenDrawn(
  find: () => HTMLElement | null | undefined,
  signal?: AbortSignal
): void {
  const until = performance.now() + DRAWN
  const look = () => {
    if (signal?.aborted) return
    if (isLost()) find()?.focus({ preventScroll: true })
    if (performance.now() < until) requestAnimationFrame(look)
    else if (document.activeElement === document.body) headingOf()?.focus({ preventScroll: true })
  }
  requestAnimationFrame(look)
}

/** The same for what a selector finds, where the answer takes away or disables what was pressed. */
export const focusOn = (selector: string) =>
  focusWhenDrawn(() => document.querySelector<HTMLElement>(selector))

/** With nobody, or with the page's heading, which has it for want of another. */
const isLost = () =>
  document.activeElement === document.body || document.activeElement === headingOf()
