import env from '#start/env'
import { readNoAddress } from '#core/requests/unreadable_address'
import { demoCentres } from '#database/seeders/demo/demo_centres'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = env.get('APP_KEY')

/** What the footer and the client are told about this installation (row A14). */
export const product = { name: 'Markaz', version: '1.0' } as const

/** The centre that answers on the installation's own host; the demonstration puts its first one there. */
export const defaultTenant =
  env.get('DEFAULT_TENANT') ?? (env.get('DEMO') ? demoCentres[0].slug : undefined)

export const signupIsOpen = () => env.get('SIGNUP') === 'open'

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  onBadUrl: readNoAddress,
  /** Page props are plain: the framework's own looks at every value for what JSON can't say. */
  serializeJSON: (value: unknown) => JSON.stringify(value),
  trustProxy: env.get('TRUST_PROXY', false) ? () => true : () => false,
  cookie: { domain: '', path: '/', httpOnly: true, sameSite: 'lax' },
})
