import type { HttpContext } from '@adonisjs/core/http'
import { refuseUser } from '#app/admin/users/user_refusal'
import type { Result } from '#domain/shared/result'

type Refusal = Parameters<typeof refuseUser>[1]

export function answerAct<T>(ctx: HttpContext, result: Result<T, Refusal>, done: string) {
  if (result.ok) ctx.session.flash('success', ctx.i18n.t(`users.flash.${done}`))
  else refuseUser(ctx, result.error)
  return ctx.response.redirect().back()
}
