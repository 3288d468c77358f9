import app from '@adonisjs/core/services/app'
import type { CspOptions } from '@adonisjs/shield/types'

/** Scripts and styles run only with the nonce of their page; styles written as attributes are Mantine's and React's. */
const contentSecurityPolicy: CspOptions = {
  enabled: true,
  directives: {
    defaultSrc: [`'self'`],
    scriptSrc: ['@nonce', `'strict-dynamic'`],
    styleSrc: [`'self'`, '@nonce'],
    styleSrcAttr: [`'unsafe-inline'`],
    imgSrc: [`'self'`, 'data:', 'blob:', 'https://www.gravatar.com'],
    fontSrc: [`'self'`],
    connectSrc: app.inDev ? [`'self'`, 'ws:'] : [`'self'`],
    objectSrc: [`'none'`],
    baseUri: [`'none'`],
    formAction: [`'self'`],
    frameAncestors: [`'none'`],
  },
  reportOnly: false,
}

export default contentSecurityPolicy
