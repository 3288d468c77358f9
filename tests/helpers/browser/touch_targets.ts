import type { Page } from 'playwright'

/**
 * Lists controls of the top layer that a finger hits on less than 44×44 CSS pixels, with their sizes. Pixels
 * are asked what lies under them: a label, or an area drawn around a control, counts, and what another
 * control covers doesn't. Two kinds are excepted, as WCAG 2.5.8 does: links inside a sentence, and sessions
 * in a grid of hours, whose height is their duration and which the list of the day has, too.
 */
export const smallTargets = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const least = 44, slack = 0.5
    const controls = 'a[href], button, input, select, textarea, summary, ' +
      '[role=button], [role=menuitem], [role=option], [role=tab], [role=radio], [role=checkbox], [role=switch]'
    const layers = [...document.querySelectorAll('[role=dialog], [role=menu]')]
    const root = layers.findLast((layer) => layer.checkVisibility()) ?? document.body
    const isInSentence = (one) => getComputedStyle(one).display === 'inline' &&
      getComputedStyle(one.parentElement).display !== 'flex' &&
      [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    const small = []
    for (const control of root.querySelectorAll(controls)) {
      const isSeen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      if (!isSeen || control.disabled || control.closest('[inert]') || isInSentence(control)) continue
      if (control.matches('[role=cell] [data-session]')) continue
      const labels = [...(control.labels ?? [])]
      const boxes = [control, ...labels].map((one) => [one, one.getBoundingClientRect()])
      const [drawn] = boxes.find(([, { width, height }]) => width > 1 && height > 1) ?? []
      if (!drawn) continue
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = drawn.getBoundingClientRect()
      const [middle, centre] = [x + width / 2, y + height / 2]
      if (middle < 0 || centre < 0) continue
      const isHit = (left, top) => {
        const hit = document.elementFromPoint(left, top)
        return Boolean(hit) && [control, ...labels].some((one) => one.contains(hit))
      }
      const reach = (right, down) => {
        let way = 0
        while (way < least && isHit(middle + right * (way + slack), centre + down * (way + slack))) way += slack
        return way
      }
      const wide = reach(-1, 0) + reach(1, 0)
      const high = reach(0, -1) + reach(0, 1)
      if (Math.min(wide, high) >= least - 2 * slack) continue
      const name = control.getAttribute('aria-label') || control.textContent.trim() ||
        labels[0]?.textContent.trim() || control.name
      const around = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(([right, down]) => {
        const way = least / 2 - 1
        const [left, top] = [middle + right * way, centre + down * way]
        const hit = isHit(left, top) ? null : document.elementFromPoint(left, top)
        return hit && hit.tagName + ' ' + hit.textContent.trim().slice(0, 30)
      })
      const others = around.filter(Boolean).join(', ')
      small.push(control.tagName + ' ' + name.slice(0, 40) + ': ' + wide + '×' + high + ', beside it ' + others)
    }
    return small
  })()`)
