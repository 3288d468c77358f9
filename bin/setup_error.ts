/** What the person who starts the application can put right themselves: printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError'

  render(): void {
    process.stderr.write(`\nMarkaz can't start. ${this.message}\n\n`)
  }
}
