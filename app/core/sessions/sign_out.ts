import type { HttpContext } from '@adonisjs/core/http'
import { rememberCookie } from '#core/sessions/remember_cookie'
import { newSessionState } from '#core/sessions/session_state'
import { SignOut } from '#domain/access/sessions/actions/sign_out'
import { readRememberToken } from '#domain/access/sessions/remember_token'

/**
 * Does not empty the browser's storage: it keeps appearance and language of the next person at this
 * desk (docs/adr/0005-sessions.md).
 */
export async function signOut(ctx: HttpContext, because: 'sign_out' | 'shut_out' = 'sign_out') {
  const { auth, request, response, session, sessionState, tenant } = ctx
  if (auth.user) {
    await new SignOut().execute({
      tenantId: tenant.id,
      principal: auth.user,
      sessionKey: sessionState.key,
      rememberedBy:
        sessionState.rememberedBy ?? readRememberToken(rememberCookie.read(ctx))?.id ?? null,
      because,
      requestId: request.id() ?? null,
    })
    await auth.use('web').logout()
  }
  ctx.sessionState = newSessionState()
  rememberCookie.clear(ctx)
  session.clear()
  session.regenerate()
  response.header('Clear-Site-Data', '"cache"')
}
