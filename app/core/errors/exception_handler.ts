import app from '@adonisjs/core/services/app'
import { errors as http, ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { HttpError, StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'
import { bareRefusalOf } from '#core/errors/bare_refusal'
import { pageStatus, refusalStatus } from '#core/errors/error_status'
import { plainErrorPage } from '#core/errors/plain_error_page'
import { speak } from '#core/languages/locale_middleware'
import { goneSignal, takeRequestPlace } from '#core/requests/request_places'
import { isScripted } from '#core/requests/page_visit'
import { asksByToken, isAnsweredOnWire } from '#core/requests/token_routes'
import { discardResponse } from '#core/errors/discard_response'
import { isDatabaseUnavailable } from '#domain/shared/data/database_unavailable'
import { wireErrorOf } from '#core/errors/wire_error'
import { uploadFieldOf } from '#core/files/upload_field'
import { uploadLimits } from '#domain/shared/limits/upload_limits'

type Failure = {
  code?: string
  status?: number
  message?: string
  messages?: unknown
  /** An error of the body's reader has one. */
  type?: string
}

const page: StatusPageRenderer = (error, ctx) => {
  const status = pageStatus(error.status)
  return ctx.inertia.render('errors/show', { status, request_id: ctx.request.id()! })
}

/** These errors answer by themselves, with a redirect; ours is a page with their status. */
const answeredByPage: Record<string, number> = {
  'E_BAD_CSRF_TOKEN': 419,
  'E_AUTHORIZATION_FAILURE': 403,
  'E_TOO_MANY_REQUESTS': 429,
  'E_BUSY': 503,
  '55P03': 503,
}

/** Never answered: whoever reads the log is told what was refused, not that something is broken. */
const toldInLog = ({ message }: Failure, status: number) => message || `Refused with ${status}`

/** No place came free, or somebody else holds what was to be changed for longer than is waited for. */
const busy = ['E_BUSY', '55P03']

/** The client left while its request waited for a place, or before its body was read: nobody is refused. */
const isAbandoned = ({ code, type }: Failure, { response }: HttpContext) =>
  response.response.destroyed && (code === 'E_BUSY' || type === 'stream.not.readable')

/**
 * Refused before any centre is known: these pages share the places of one, however many ask for
 * them.
 */
const strangers = ['E_UNKNOWN_HOST', 'E_MALFORMED_REQUEST']

/** In seconds. */
const retryAfter = 5

export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = app.inDev
  protected override renderStatusPages = true
  protected override statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '400..499': page,
    ...(app.inDev ? {} : { '500..599': page }),
  }
  protected override ignoreCodes = [
    'E_ROUTE_NOT_FOUND',
    'E_BAD_CSRF_TOKEN',
    'E_UNKNOWN_HOST',
    ...busy,
    'E_WIRE',
    'E_BARE',
  ]

  override async report(error: unknown, ctx: HttpContext) {
    if (!isAbandoned(error as Failure, ctx)) return super.report(error, ctx)
  }

  override async handle(error: unknown, ctx: HttpContext) {
    if (isAbandoned(error as Failure, ctx)) return
    if (isAnsweredOnWire(ctx)) return wireErrorOf(error).handle(error, ctx)
    if (asksByToken(ctx)) return bareRefusalOf(error).handle(error, ctx)
    if (!ctx.i18n) speak(ctx)
    if (!strangers.includes((error as Failure).code ?? '')) return this.#answer(error, ctx)
    const place = await takeRequestPlace('strangers', goneSignal(ctx)).catch(() => undefined)
    if (!place) return this.#busy(ctx)
    try {
      return await this.#answer(error, ctx)
    } finally {
      // These wait for nothing outside: left at once, the whole queue would be answered in one turn of the event loop.
      setImmediate(place)
    }
  }

  async #answer(error: unknown, ctx: HttpContext) {
    const failure = error as Failure
    if (ctx.response.hasLazyBody) discardResponse(ctx, failure.status ?? 500)
    if (failure.code === 'E_REQUEST_ENTITY_TOO_LARGE') return this.#tooLarge(ctx)
    const isUnavailable = isDatabaseUnavailable(error)
    if (isUnavailable || busy.includes(failure.code ?? '')) {
      ctx.logger.warn({ host: ctx.request.hostname() }, failure.message)
      if (ctx.request.header('x-inertia')) return this.#busy(ctx)
      ctx.response.header('Retry-After', retryAfter)
    }

    const status = isUnavailable ? 503 : answeredByPage[failure.code ?? '']
    try {
      const refused = status && new http.E_HTTP_EXCEPTION(toldInLog(failure, status), { status })
      return await super.handle(refused || error, ctx)
    } catch (second) {
      await this.report(second, ctx)
      return plainErrorPage(ctx)
    }
  }

  /** The framework would tell the exception's own message, which is English or none. */
  override async renderErrorAsJSON(error: HttpError, ctx: HttpContext) {
    if (error.status >= 500 && this.isDebuggingEnabled(ctx)) {
      return super.renderErrorAsJSON(error, ctx)
    }
    const message = ctx.i18n.t(`refusals.${refusalStatus(error.status)}`)
    ctx.response.status(error.status).send({ message })
  }

  /**
   * No page: the person keeps theirs with what they typed, and a line above it offers to try again.
   */
  #busy({ response, i18n }: HttpContext) {
    return response.status(503).header('Retry-After', retryAfter).send(i18n.t('errors.s503.text'))
  }

  /** The form comes back with what was typed and one error; a script is refused. */
  #tooLarge({ request, route, session, response, i18n }: HttpContext) {
    if (isScripted(request))
      return response.status(413).send({ message: i18n.t(`refusals.${refusalStatus(413)}`) })
    const taken = request.is(['multipart/form-data']) ? uploadFieldOf(route?.name) : undefined
    const error = taken
      ? i18n.t('errors.upload_too_large', { megabytes: uploadLimits[taken.upload] })
      : i18n.t('errors.form_too_large')
    session.flashErrors({ [taken?.field ?? 'form']: error })
    return response.redirect().back()
  }
}
