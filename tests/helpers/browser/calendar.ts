import type { Locator, Page } from 'playwright'
import type { BackOffice } from '#tests/helpers/browser/back_office'

/** An hour of a day in September 2030, in a centre three hours ahead. */
export const at = (day: number, hour: number) =>
  [`2030-09-${day}T${hour - 3}:00Z`, `2030-09-${day}T${hour - 2}:00Z`] as const

/** The week of the 16th, a Monday. */
export const week = '/admin/calendar?layout=week&day=2030-09-16'

export const sessionIn = (page: Page, id: string) => page.locator(`[data-session="${id}"]`)

/** As the page has it by now. */
export const standsAs = (drawn: Locator, status: string) =>
  drawn.locator(`xpath=descendant-or-self::*[@data-status="${status}"]`).waitFor()

/** The dialog that moves a session. */
export const dialogOf = ({ page, say }: BackOffice, name: string) =>
  page.getByRole('dialog', {
    name: new RegExp(say('calendar.acts.move_title', { name }).replace(name, `.?${name}.?`)),
  })

declare const PointerEvent: new (name: string, touch: object) => unknown

/** In one go, as a browser does: a click that comes later is another one. */
function lift(element: { dispatchEvent(event: unknown): unknown }, touch: object) {
  for (const name of ['pointerup', 'click']) element.dispatchEvent(new PointerEvent(name, touch))
}

/** A finger that rests until the menu opens. */
export async function pressLong(page: Page, drawn: Locator) {
  await drawn.hover({ trial: true })
  const { x, y, width, height } = (await drawn.boundingBox())!
  const touch = {
    ...{ pointerType: 'touch', bubbles: true },
    ...{ clientX: x + width / 2, clientY: y + height / 2 },
  }
  await drawn.dispatchEvent('pointerdown', touch)
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await drawn.evaluate(lift, touch)
  return menu
}
