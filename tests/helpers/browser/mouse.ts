import type { Locator, Page } from 'playwright'

/** Counts the clicks of somebody who fills in forms with a mouse, and types where the focus is. */
export class Mouse {
  clicks = 0

  constructor(readonly page: Page) {}

  async click(what: Locator) {
    this.clicks++
    await what.click()
  }

  async choose(field: string, option: string) {
    await this.click(this.page.locator(`[id="field-${field}"]`))
    await this.click(this.page.getByRole('option', { name: option }))
  }
}
