import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import type { AskedRefusal } from '#app/admin/class_sessions/asked_sessions'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import EditPlanTransformer from '#app/admin/class_sessions/edit_plan_transformer'
import { shownAudience } from '#app/admin/class_sessions/shown/shown_audience'
import { type Done, offerSessionUndo, toldAct } from '#app/admin/class_sessions/undoing/told_act'
import { notFound } from '#core/errors/not_found'
import { audienceOf } from '#domain/scheduling/class_sessions/announcing/audience'
import type { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'
import type { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import type { ChangeRefusal as FieldRefusal } from '#domain/scheduling/class_sessions/editing/change_problem'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import { whatChanges } from '#domain/scheduling/class_sessions/editing/what_changes'
import type { SeenSession } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { NothingToChange } from '#domain/scheduling/class_sessions/editing/plan_edit'
import type { Edited } from '#domain/scheduling/class_sessions/editing/save_edit'
import type { Allowance } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { TimeRefusal } from '#domain/scheduling/class_sessions/rules/session_time'
import type { Tellable, Telling } from '#domain/shared/choices/tellable'
import { readStatements } from '#domain/shared/data/database'
import { mostAtOnce } from '#domain/shared/limits/counts'
import type { Result } from '#domain/shared/result'

type Saved = Awaited<ReturnType<(EditSession | RestoreSessions)['execute']>>

export type ChangeRefusal = Extract<Saved, { ok: false }>['error'] | AskedRefusal

/** A reason lets clashes through, of whoever may. */
export async function allowanceOf(
  { bouncer, auth }: HttpContext,
  reason: string | null | undefined
): Promise<Allowance> {
  if (!reason) return null
  await bouncer.with(ClassSessionPolicy).authorize('letClash')
  return { reason, userId: auth.getUserOrFail().userId }
}

export interface TellingForm {
  told?: Tellable[]
  message?: string | null
}

export const tellingOf = ({ told = [], message = null }: TellingForm): Telling => ({
  told: [...new Set(told)],
  message,
})

/** A plan, or what is wrong with what was asked, by field; `asked` are those that saving names again. */
export async function answerPreview(
  ctx: HttpContext,
  made: Result<EditPlan, ChangeRefusal>,
  asked: SeenSession[]
) {
  const mayClash = await ctx.bouncer.with(ClassSessionPolicy).allows('letClash')
  const plan = made.ok ? made.value : isLeftAlone(made.error) ? nothingOf(made.error) : null
  const sessions = made.ok ? made.value.sessions : []
  const [audience, changes] = await readStatements(ctx.tenant.id, () =>
    Promise.all([
      made.ok ? audienceOf(sessions).then((found) => shownAudience(ctx, found)) : null,
      whatChanges(sessions),
    ])
  )
  return {
    asked,
    audience,
    may_clash: mayClash,
    plan:
      plan && withholdStudents(ctx, new EditPlanTransformer({ ...plan, ...changes }).toObject()),
    errors: made.ok || plan ? null : toldChange(ctx, made.error),
  }
}

export const nothingAsked = { asked: [], audience: null, may_clash: false, plan: null }

const isLeftAlone = (refusal: ChangeRefusal) => refusal.type === 'left_alone'

const nothingOf = (refusal: ChangeRefusal): EditPlan => ({
  sessions: [],
  left: (refusal as NothingToChange).left,
  clashing: 0,
  fingerprint: '',
})

export async function answerChange(
  ctx: HttpContext,
  made: Result<Edited, ChangeRefusal>,
  done: Exclude<Done, 'scheduled'>
) {
  const { session, response, i18n } = ctx
  if (made.ok) {
    const { actId, ids, plan, letters } = made.value
    const left = plan.left.filter(({ reason }) => reason !== 'past').length
    const told = [await toldAct(ctx, done, ids, plan.sessions)]
    if (left) told.push(i18n.t('sessions.flash.left', { count: left }))
    if (letters) told.push(i18n.t('sessions.flash.letters', { count: letters }))
    session.flash('success', told.join(' · '))
    await offerSessionUndo(ctx, actId)
  } else session.flashErrors(await refused(ctx, made.error))
  return response.redirect().withQs().back()
}

/** Whoever may let it through is asked why; everybody else is told that it is blocked. */
async function refused(ctx: HttpContext, refusal: ChangeRefusal) {
  const { bouncer, i18n } = ctx
  const isAsked =
    refusal.type === 'clashes' && (await bouncer.with(ClassSessionPolicy).allows('letClash'))
  return isAsked
    ? { clash_reason: i18n.t('sessions.errors.clash_reason') }
    : toldChange(ctx, refusal)
}

/** Under which field, and in which words. */
function toldChange(ctx: HttpContext, refusal: ChangeRefusal): Record<string, string> {
  const { i18n } = ctx
  if (refusal.type === 'not_found') throw notFound(ctx)
  if (refusal.type === 'stale_version') return { version: i18n.t('sessions.errors.stale_version') }
  if (refusal.type === 'clashes') return { clash_reason: i18n.t('sessions.errors.clashes_below') }
  if (refusal.type === 'unusable')
    return { [refusal.field]: i18n.t('sessions.errors.unknown_choice') }
  if (isOfField(refusal)) return { [refusal.field]: i18n.t(`sessions.errors.${refusal.type}`) }
  const most = mostAtOnce.chosen
  return { [fields[refusal.type]]: i18n.t(`sessions.errors.${refusal.type}`, { most }) }
}

type OfField = TimeRefusal | Exclude<FieldRefusal, { type: 'unusable' }>

const isOfField = (refusal: ChangeRefusal): refusal is OfField =>
  'field' in refusal && !(refusal.type in fields)

type Elsewhere = OfField['type'] | 'not_found' | 'stale_version' | 'clashes' | 'unusable'

const fields: Record<Exclude<ChangeRefusal['type'], Elsewhere>, string> = {
  not_in_series: 'scope',
  left_alone: 'sessions',
  too_many_chosen: 'sessions',
  group_over: 'sessions',
  room_archived: 'sessions',
  instructor_archived: 'sessions',
  assistant_archived: 'sessions',
  student_archived: 'sessions',
  student_left: 'sessions',
  changed: 'previewed',
  busy: 'previewed',
}
