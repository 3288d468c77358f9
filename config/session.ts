import env from '#start/env'
import { defineConfig } from '@adonisjs/session'
import { sessionLifetime } from '#domain/access/sessions/rules/session_lifetime'
import { sessionsInDatabase } from '#core/sessions/session_store'

const overHttps = env.get('APP_URL', '').startsWith('https:')

export const sessionCookie = overHttps ? '__Host-sid' : 'sid'

/** How long a session lives is kept with it in the database; the cookie goes when the browser closes. */
const sessionConfig = defineConfig({
  enabled: true,
  cookieName: sessionCookie,
  clearWithBrowser: true,
  age: sessionLifetime.longest * 60,
  cookie: { path: '/', httpOnly: true, secure: overHttps, sameSite: 'lax' },
  store: 'database',
  stores: { database: sessionsInDatabase },
})

export default sessionConfig
