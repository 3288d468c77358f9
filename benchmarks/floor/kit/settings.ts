import { defineConfig as auth } from '@adonisjs/auth'
import { SessionGuard } from '@adonisjs/auth/session'
import { defineConfig as bodyparser } from '@adonisjs/core/bodyparser'
import { defineConfig as encryption, drivers } from '@adonisjs/core/encryption'
import { type HttpContext, defineConfig as http } from '@adonisjs/core/http'
import { defineConfig as logger } from '@adonisjs/core/logger'
import type { ApplicationService } from '@adonisjs/core/types'
import { defineConfig as inertia } from '@adonisjs/inertia'
import { defineConfig as session, stores } from '@adonisjs/session'
import { defineConfig as shield } from '@adonisjs/shield'
import { defineConfig as vite } from '@adonisjs/vite'

const key = 'a-key-that-guards-nothing-at-all'

const nobody = { createUserForGuard: refuse, findById: refuse }

function refuse(): never {
  throw new Error('The kit of the benchmark knows nobody')
}

const guard = {
  async resolver(name: string, app: ApplicationService) {
    const emitter = await app.container.make('emitter')
    const remember = { useRememberMeTokens: false } as const
    return (ctx: HttpContext) =>
      new SessionGuard(name, ctx, remember, emitter as never, nobody as never)
  },
}

/** The settings that AdonisJS' own inertia-react starter kit comes with, as far as a request meets them. */
export const kitSettings = {
  app: {
    appKey: key,
    http: http({
      generateRequestId: true,
      allowMethodSpoofing: false,
      useAsyncLocalStorage: false,
      cookie: { domain: '', path: '/', maxAge: '2h', httpOnly: true, sameSite: 'lax' },
    }),
  },
  auth: auth({ default: 'web', guards: { web: guard } }),
  bodyparser: bodyparser({}),
  encryption: encryption({
    default: 'gcm',
    list: { gcm: drivers.aes256gcm({ keys: [key], id: 'gcm' }) },
  }),
  inertia: inertia({ rootView: 'inertia_layout', ssr: { enabled: false } }),
  logger: logger({ default: 'app', loggers: { app: { enabled: true, level: 'warn' } } }),
  session: session({
    enabled: true,
    cookieName: 'adonis-session',
    clearWithBrowser: false,
    age: '2h',
    cookie: { path: '/', httpOnly: true, sameSite: 'lax' },
    store: 'cookie',
    stores: { cookie: stores.cookie() },
  }),
  shield: shield({
    csp: { enabled: false, directives: {}, reportOnly: false },
    csrf: {
      enabled: true,
      exceptRoutes: [],
      enableXsrfCookie: true,
      methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    },
    xFrame: { enabled: true, action: 'DENY' },
    hsts: { enabled: true, maxAge: '180 days' },
    contentTypeSniffing: { enabled: true },
  }),
  /** No assets: the product's manifest would be hashed for every request. */
  vite: vite({ buildDirectory: 'public/none', assetsUrl: '/none' }),
}
