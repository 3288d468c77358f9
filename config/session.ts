import env from '#start/env'
import { defineConfig } from '@adonisjs/session'
import { sessionsInDatabase } from '#core/sessions/session_store'

const overHttps = env.get('APP_URL', '').startsWith('https:')

export const sessionCookie = overHttps ? '__Host-sid' : 'sid'

/** The store decides how long a session lives; the cookie goes when the browser closes. */
const sessionConfig = defineConfig({
  enabled: true,
  cookieName: sessionCookie,
  clearWithBrowser: true,
  age: '12h',
  cookie: { path: '/', httpOnly: true, secure: overHttps, sameSite: 'lax' },
  store: 'database',
  stores: { database: sessionsInDatabase },
})

export default sessionConfig
