import env from '#start/env'
import { defineConfig } from '@adonisjs/shield'

const overHttps = (env.get('APP_URL') ?? '').startsWith('https:')

/** Only the anti-forgery check runs here; headers are set on every answer by core/security_headers_middleware. */
const shieldConfig = defineConfig({
  csrf: {
    enabled: true,
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: overHttps, maxAge: '12h', path: '/', sameSite: 'lax' },
  },
  csp: { enabled: false },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})

export default shieldConfig
