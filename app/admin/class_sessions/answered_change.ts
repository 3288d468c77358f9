import type { HttpContext } from '@adonisjs/core/http'
import type { AskedRefusal } from '#app/admin/class_sessions/asked_sessions'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import EditPlanTransformer from '#app/admin/class_sessions/edit_plan_transformer'
import { notFound } from '#core/errors/not_found'
import type { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SeenSession } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { NothingToChange } from '#domain/scheduling/class_sessions/editing/plan_edit'
import type { Edited } from '#domain/scheduling/class_sessions/editing/save_edit'
import type { Allowance } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Result } from '#domain/shared/result'

type Restored = Awaited<ReturnType<RestoreSessions['execute']>>

export type ChangeRefusal = Extract<Restored, { ok: false }>['error'] | AskedRefusal

/** A reason lets clashes through, of whoever may. */
export async function allowanceOf(
  { bouncer, auth }: HttpContext,
  reason: string | null | undefined
): Promise<Allowance> {
  if (!reason) return null
  await bouncer.with(ClassSessionPolicy).authorize('letClash')
  return { reason, userId: auth.getUserOrFail().userId }
}

/** A plan, or what is wrong with what was asked, by field; `asked` are those that saving names again. */
export async function answerPreview(
  ctx: HttpContext,
  made: Result<EditPlan, ChangeRefusal>,
  asked: SeenSession[]
) {
  const mayClash = await ctx.bouncer.with(ClassSessionPolicy).allows('letClash')
  const plan = made.ok ? made.value : isLeftAlone(made.error) ? nothingOf(made.error) : null
  return {
    asked,
    may_clash: mayClash,
    plan: plan && new EditPlanTransformer(plan).toObject(),
    errors: made.ok || plan ? null : toldChange(ctx, made.error),
  }
}

const isLeftAlone = (refusal: ChangeRefusal) => refusal.type === 'left_alone'

const nothingOf = (refusal: ChangeRefusal): EditPlan => ({
  sessions: [],
  left: (refusal as NothingToChange).left,
  clashing: 0,
  fingerprint: '',
})

export function answerChange(
  ctx: HttpContext,
  made: Result<Edited, ChangeRefusal>,
  done: 'cancelled' | 'restored'
) {
  const { session, response, i18n } = ctx
  if (made.ok) {
    const { ids, plan } = made.value
    const left = plan.left.length
    const told = [i18n.t(`sessions.flash.${done}`, { count: ids.length })]
    if (left) told.push(i18n.t('sessions.flash.left', { count: left }))
    session.flash('success', told.join(' · '))
  } else session.flashErrors(toldChange(ctx, made.error))
  return response.redirect().withQs().back()
}

/** Under which field, and in which words. */
function toldChange(ctx: HttpContext, refusal: ChangeRefusal): Record<string, string> {
  const { i18n } = ctx
  if (refusal.type === 'not_found') throw notFound(ctx)
  if (refusal.type === 'stale_version') return { version: i18n.t('sessions.errors.stale_version') }
  return { [fields[refusal.type]]: i18n.t(`sessions.errors.${refusal.type}`) }
}

const fields: Record<Exclude<ChangeRefusal['type'], 'not_found' | 'stale_version'>, string> = {
  not_in_series: 'scope',
  left_alone: 'sessions',
  too_many_chosen: 'sessions',
  group_over: 'sessions',
  clashes: 'clash_reason',
  changed: 'previewed',
}
