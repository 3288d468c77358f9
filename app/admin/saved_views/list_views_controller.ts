import type { HttpContext } from '@adonisjs/core/http'
import { listOf } from '#app/admin/saved_views/list_of'
import { changedViewValidator, viewValidator } from '#app/admin/saved_views/list_validator'
import { notFound } from '#core/errors/not_found'
import { ChangeView } from '#domain/access/views/actions/change_view'
import { DeleteView } from '#domain/access/views/actions/delete_view'
import { SaveView } from '#domain/access/views/actions/save_view'
import { mostViews } from '#domain/access/views/saved_view'

type Form = { name: string; address: string | null; is_shared: boolean }

export default class ListViewsController {
  async store(ctx: HttpContext) {
    const door = listOf(ctx)
    const form = await ctx.request.validateUsing(viewValidator)
    const result = await new SaveView().execute({ ...door, fields: fieldsOf(form) })
    if (result.ok) ctx.session.flash('success', ctx.i18n.t('ui.views.saved', { name: form.name }))
    else refuse(ctx, result.error)
    return ctx.response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const door = listOf(ctx)
    const form = await ctx.request.validateUsing(changedViewValidator)
    const { version } = form
    const id = String(ctx.params.id)
    const result = await new ChangeView().execute({ ...door, id, version, fields: fieldsOf(form) })
    if (result.ok) ctx.session.flash('success', ctx.i18n.t('ui.views.changed'))
    else refuse(ctx, result.error)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const result = await new DeleteView().execute({ ...listOf(ctx), id: String(ctx.params.id) })
    if (!result.ok) throw notFound(ctx)
    ctx.session.flash('success', ctx.i18n.t('ui.views.deleted'))
    return ctx.response.redirect().withQs().back()
  }
}

const fieldsOf = ({ name, address, is_shared }: Form) => ({
  name,
  address: address ?? '',
  isShared: is_shared,
})

type Refusal = { type: 'not_found' | 'stale_version' | 'may_not_share' | 'too_many' }

const fields = { stale_version: 'version', may_not_share: 'is_shared', too_many: 'name' } as const

function refuse(ctx: HttpContext, { type }: Refusal) {
  const { session, i18n } = ctx
  if (type === 'not_found') throw notFound(ctx)
  session.flashErrors({ [fields[type]]: i18n.t(`ui.views.errors.${type}`, { most: mostViews }) })
}
