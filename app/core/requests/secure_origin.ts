import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

const overHttps = env.get('APP_URL', '').startsWith('https:')
const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/

export const isSecureOrigin = (request: HttpContext['request']) =>
  overHttps || request.secure() || local.test(request.hostname() ?? '')
