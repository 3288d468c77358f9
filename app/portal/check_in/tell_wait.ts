import type { HttpContext } from '@adonisjs/core/http'

export function tellWait({ response }: HttpContext, seconds: number) {
  return response.status(429).send({ outcome: 'wait' as const, minutes: Math.ceil(seconds / 60) })
}
