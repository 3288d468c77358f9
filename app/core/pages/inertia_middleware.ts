import app from '@adonisjs/core/services/app'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import AuthTransformer from '#core/pages/auth_transformer'
import FinancialTransformer from '#core/pages/financial_transformer'
import { intlTag } from '#core/languages/locale'
import { searchKey } from '#core/search/search_key'
import { sessionKeyOf } from '#core/sessions/open_session'
import TenantTransformer from '#core/tenants/tenant_transformer'
import { product } from '#config/app'
import type { Principal } from '#domain/access/sessions/principal'
import { now } from '#domain/shared/time/clock'

const arrivals = new WeakMap<HttpContext, number>()

/** Asks the database nothing, because an error page shares the same props. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  override share(ctx: HttpContext) {
    const { tenant, locale, inertia } = ctx
    const user = ctx.principal ?? ctx.auth?.user
    const shown = isHidden(ctx) ? undefined : user
    return {
      errors: inertia.always({ ...this.getValidationErrors(ctx), ...refusals(ctx) }),
      app: inertia.always({
        ...product,
        year: now().year,
        locale,
        request_id: ctx.request.id()!,
        read_at: arrivals.get(ctx) ?? Date.now(),
      }),
      portal: inertia.always(user?.kind ?? ('guest' as const)),
      intl: inertia.always({
        locale: intlTag(locale, tenant, user),
        hijri: user?.hijri ?? tenant?.hijri ?? false,
      }),
      tenant: inertia.always(tenant ? new TenantTransformer(tenant, locale).toObject() : null),
      financial: inertia.always(shown ? new FinancialTransformer(tenant, shown).toObject() : null),
      auth: inertia.always(
        shown ? new AuthTransformer(shown, tenant, searchKeyIn(ctx, shown)).toObject() : null
      ),
    }
  }

  override flash({ session, shownOnce }: HttpContext) {
    const flash = session?.flashMessages
    return {
      ...shownOnce,
      success: flash?.get('success') as string | undefined,
      error: flash?.get('error') as string | undefined,
      notice: flash?.get('notice') as string | undefined,
      undo: flash?.get('undo') as Undo | undefined,
      refused: flash?.get('refused') as RefusedRows | undefined,
      departure: flash?.get('departure') as DepartureQuestion | undefined,
      booked_rooms: flash?.get('booked_rooms') as BookedRooms | undefined,
      link: flash?.get('link') as string | undefined,
      confirm: flash?.get('confirm') as { passkey: boolean } | undefined,
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    arrivals.set(ctx, Date.now())
    await this.init(ctx)
    if (!app.inDev) keepVersion(ctx.inertia)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

/** The screen is locked; or somebody signed in by a form and their session could not be kept. */
function isHidden({ sessionState }: HttpContext) {
  const arrival = sessionState?.arrival
  return Boolean(sessionState?.lockedAt || (arrival && arrival.from !== 'remembered_device'))
}

/** Of the session as it goes on: it may have been given another id in this very request. */
function searchKeyIn({ request, tenant, session, locale }: HttpContext, person: Principal) {
  const host = request.hostname() ?? ''
  return searchKey({ person, tenant, host, session: sessionKeyOf(session.sessionId), locale })
}

let version: string | undefined

/**
 * The framework hashes the asset manifest for every request; it can't change while the process
 * lives.
 */
function keepVersion(inertia: HttpContext['inertia']) {
  version ??= inertia.getVersion()
  const known = version
  inertia.getVersion = () => known
}

/** From `session.flashErrors`; the framework keeps its own codes in the same bag. */
function refusals({ session }: HttpContext): Record<string, string> {
  const bag: Record<string, string> = session?.flashMessages.get('errorsBag', {}) ?? {}
  return Object.fromEntries(Object.entries(bag).filter(([name]) => !name.startsWith('E_')))
}

/** Travels as flash, which neither history nor a step back keeps. */
type ShownOnce = {
  authenticator?: { key: string; address: string }
  recovery_codes?: string[]
  calendar_feed?: string
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    shownOnce?: ShownOnce
  }
}

export type RefusedRows = { title: string; rows: { id: string; name: string; reason: string }[] }

/** What would follow if somebody left; `again` is the act as it was asked for, null where a form asks. */
export type DepartureQuestion = {
  title: string
  lines: string[]
  note: string
  confirm: string
  cancel: string
  agreed: string
  again: Omit<Undo, 'label'> | null
}

/** How many upcoming sessions there are in rooms that somebody is about to archive. */
export type BookedRooms = {
  sessions: number
  url: string
  again: { ids: string[] } | { matching: string }
}

export type Undo = {
  label: string
  method: 'post' | 'put' | 'delete'
  url: string
  data: Record<string, string | number | boolean | string[] | Record<string, string>[]>
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
