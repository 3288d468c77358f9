import { defineConfig } from '@adonisjs/auth'
import { SessionGuard } from '@adonisjs/auth/session'
import type { Authenticators, InferAuthenticators, InferAuthEvents } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import { PrincipalProvider } from '#core/principal_provider'

const rememberMe = { useRememberMeTokens: false } as const

/** The session guard with a provider made per request: the session store has read the person already. */
const sessions = {
  async resolver(name: string, app: ApplicationService) {
    const emitter = await app.container.make('emitter')
    return (ctx: HttpContext) =>
      new SessionGuard<false, PrincipalProvider>(
        name,
        ctx,
        rememberMe,
        emitter,
        new PrincipalProvider(ctx)
      )
  },
}

const authConfig = defineConfig({ default: 'web', guards: { web: sessions } })

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
