import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'

export type UsingArea =
  'courses' | 'groups' | 'instructors' | 'invoices' | 'packages' | 'payments' | 'sessions'

export type DeletionRefusal =
  { type: 'not_found' } | { type: 'in_use'; uses: { by: UsingArea; count: number }[] }

export function refuseDeletion(ctx: HttpContext, refusal: DeletionRefusal) {
  if (refusal.type === 'not_found') throw notFound(ctx)
  const { session, i18n } = ctx
  const counts = refusal.uses.map(({ by, count }) => i18n.t(`catalogue.used_by.${by}`, { count }))
  const uses = new Intl.ListFormat(i18n.locale).format(counts)
  session.flash('error', i18n.t('catalogue.in_use', { uses }))
}
