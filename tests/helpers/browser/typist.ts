import type { Page } from 'playwright'
import { read } from '#tests/helpers/browser/open_at'

const FARTHEST = 40

/** A person at a page without a mouse. Every key but those of typed text is counted. */
export class Typist {
  presses = 0

  constructor(readonly page: Page) {}

  /** Presses keys one after the other: 'g', 'Tab', 'Shift+Tab', 'Enter'. */
  async press(...keys: string[]) {
    for (const key of keys) {
      this.presses++
      await this.page.keyboard.press(key)
    }
  }

  type = (text: string) => this.page.keyboard.type(text)

  async fill(name: string, text: string) {
    await this.tabTo(name)
    await this.type(text)
  }

  /** Goes on by Tab to a field that chooses, looks for the text and takes what is found first. */
  async choose(name: string, text: string) {
    await this.fill(name, text)
    await this.page.getByRole('option', { name: text }).first().waitFor()
    await this.press('Enter')
  }

  /** Waits until a page with that heading has the focus: on the heading, or in the first field of its form. */
  arrive = (heading: string) =>
    this.page
      .locator('main:has(h1:focus, form :focus)')
      .filter({ has: this.page.locator('h1', { hasText: heading }) })
      .waitFor()

  async tabTo(name: string) {
    const focused = `[document.activeElement.id, document.activeElement.name]`
    for (let steps = 0; steps < FARTHEST; steps++) {
      const [id, ownName] = await read<string[]>(this.page, focused)
      if (id === `field-${name}` || ownName === name) return
      await this.press('Tab')
    }
    throw new Error(`No Tab leads to ${name}`)
  }
}
