import { defineConfig } from '@adonisjs/auth'
import { SessionGuard } from '@adonisjs/auth/session'
import type {
  Authenticators,
  GuardConfigProvider,
  InferAuthenticators,
  InferAuthEvents,
} from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { PrincipalProvider } from '#core/sessions/principal_provider'

const rememberMe = { useRememberMeTokens: false } as const

/** The session guard with a provider made per request: the session store has read the person already. */
const sessions: GuardConfigProvider<(ctx: HttpContext) => SessionGuard<false, PrincipalProvider>> =
  {
    async resolver(name, app) {
      const emitter = await app.container.make('emitter')
      return (ctx) => new SessionGuard(name, ctx, rememberMe, emitter, new PrincipalProvider(ctx))
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
