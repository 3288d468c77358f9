import app from '@adonisjs/core/services/app'

/** Scripts and styles run only with the nonce of their page; styles written as attributes are Mantine's and React's. */
const directives = {
  'default-src': `'self'`,
  'script-src': `@nonce 'strict-dynamic'`,
  'style-src': `'self' @nonce`,
  'style-src-attr': `'unsafe-inline'`,
  'img-src': `'self' data: blob: https://www.gravatar.com`,
  'font-src': `'self'`,
  'connect-src': app.inDev ? `'self' ws:` : `'self'`,
  'object-src': `'none'`,
  'base-uri': `'none'`,
  'form-action': `'self'`,
  'frame-ancestors': `'none'`,
}

/** Of a file that is handed out: nothing in it may run or load. */
export const filePolicy = `default-src 'none'; sandbox`

const policy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join(';')

export const contentSecurityPolicy = (nonce: string) =>
  policy.replaceAll('@nonce', `'nonce-${nonce}'`)
