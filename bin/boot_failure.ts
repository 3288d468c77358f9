import { prettyPrintError } from '@adonisjs/core'
import { errors } from '@adonisjs/core/env'
import { SetupError } from '#bin/setup_error'

/** Says why the application can't start: one plain line for what a person can put right, a stack for the rest. */
export async function reportBootFailure(error: unknown): Promise<void> {
  if (error instanceof SetupError) {
    error.render()
  } else if (error instanceof errors.E_INVALID_ENV_VARIABLES) {
    process.stderr.write(`\nMarkaz can't start. Please correct these settings:\n${error.help}\n\n`)
  } else if (isPortTaken(error)) {
    const { HOST, PORT } = process.env
    process.stderr.write(
      `\nMarkaz can't start. Another program listens on ${HOST}:${PORT}; set PORT.\n\n`
    )
  } else {
    await prettyPrintError(error as Error)
  }
}

function isPortTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
