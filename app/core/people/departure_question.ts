import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { DepartureQuestion, Undo } from '#core/pages/inertia_middleware'
import type { Asked, Followed, NotGivenBack } from '#domain/people/departures'
import {
  type Agreement,
  agreementOf,
  consequenceKinds,
  type Consequences,
  invoiceKinds,
} from '#domain/people/rules/departure'
import { longest } from '#domain/shared/limits/text_lengths'

type Way = Omit<Undo, 'label'>

/** Who would leave. */
type Leavers = 'students' | 'instructors'

/** What is sent again with the answer, and by undoing. */
export const departureFields = () => ({
  agreed: vine.string().maxLength(longest.title).nullable().optional(),
  undone_id: vine.string().maxLength(longest.id).nullable().optional(),
})

/** The answer of a form, by somebody who is told nothing of invoices unless they may see them. */
export const agreementIn = ({ auth }: HttpContext, agreed: string | null = ''): Agreement => ({
  agreed: agreed ?? '',
  unseen: auth.getUserOrFail().may('admin.invoices.index') ? [] : invoiceKinds,
})

/** In a dialog; agreed to, `again` is sent once more. */
export function askDeparture(ctx: HttpContext, of: Leavers, { consequences }: Asked, again: Way) {
  ctx.session.flash('departure', questionOf(ctx, of, consequences, again))
}

/** In the form that was sent: it is saved once its box is ticked. */
export function askDepartureInForm(ctx: HttpContext, of: Leavers, { consequences }: Asked) {
  const { session, i18n } = ctx
  session.flash('departure', questionOf(ctx, of, consequences, null))
  session.flashErrors({ agreed: i18n.t('departures.agree') })
}

function questionOf(ctx: HttpContext, of: Leavers, consequences: Consequences, again: Way | null) {
  const { i18n } = ctx
  return {
    title: i18n.t('departures.title'),
    lines: linesOf(ctx, 'follows', consequences),
    note: i18n.t(`departures.note.${consequences.offers > 0 ? 'offers' : of}`),
    confirm: i18n.t('departures.confirm'),
    cancel: i18n.t('departures.cancel'),
    agreed: agreementOf(consequences),
    again,
  } satisfies DepartureQuestion
}

const linesOf = ({ i18n }: HttpContext, tense: 'follows' | 'followed', all: Consequences) =>
  consequenceKinds
    .filter((kind) => all[kind] > 0)
    .map((kind) => i18n.t(`departures.${tense}.${kind}`, { count: all[kind] }))

/** The sentence of an act, and after it what followed. */
export function toldWith(ctx: HttpContext, what: string, { consequences }: Followed) {
  const lines = linesOf(ctx, 'followed', consequences)
  return [what, ...lines].join(ctx.i18n.t('departures.stop'))
}

export function refuseReturn({ session, i18n }: HttpContext, { reason }: NotGivenBack) {
  session.flash('error', i18n.t(`enrolments.errors.undo.${reason}`))
}
