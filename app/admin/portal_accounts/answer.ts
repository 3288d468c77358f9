import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import type { Result } from '#domain/shared/result'

type Refusal = {
  type:
    | 'not_found'
    | 'archived'
    | 'no_email'
    | 'email_taken'
    | 'has_account'
    | 'closed'
    | 'not_invited'
    | 'not_suspended'
}

export function answerPortal<T>(ctx: HttpContext, result: Result<T, Refusal>, done: string) {
  const { session, i18n, response } = ctx
  if (result.ok) session.flash('success', i18n.t(`portal_accounts.flash.${done}`))
  else if (result.error.type === 'not_found') throw notFound(ctx)
  else session.flash('error', i18n.t(`portal_accounts.errors.${result.error.type}`))
  return response.redirect().withQs().back()
}
