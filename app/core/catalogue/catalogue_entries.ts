import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { type Catalogue, showProps } from '#core/catalogue/catalogue'
import { notFound } from '#core/errors/not_found'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities, areaPolicy } from '#core/records/area_policy'
import { version } from '#core/records/record_fields'
import { type DeletionRefusal, refuseDeletion } from '#core/records/refuse_deletion'
import { refuseRecord } from '#core/records/refuse_record'
import { readStatements } from '#domain/shared/data/database'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { listUses } from '#domain/shared/records/list_uses'
import { recordActivity } from '#domain/shared/records/record_activity'

const versionValidator = vine.create({ version: version() })

const isUsualDeletion = (refusal: { type: string }): refusal is DeletionRefusal =>
  refusal.type === 'not_found' || refusal.type === 'in_use'

export function catalogueEntries<
  Shape extends ListShape,
  Row,
  Entry extends { id: string },
  Fields,
  Own extends { type: string },
>(kind: Catalogue<Shape, Row, Entry, Fields, Own>) {
  const { record, source, acts, pages } = kind
  const refuse = kind.refuse ?? (refuseRecord as NonNullable<typeof kind.refuse>)
  const { area } = record
  const Policy = areaPolicy(area)

  async function find(ctx: HttpContext) {
    const entry = await kind.find(ctx.params.id)
    if (!entry) throw notFound(ctx)
    return entry
  }

  return class CatalogueEntries {
    async index(ctx: HttpContext) {
      const { bouncer, request, tenant, auth, locale } = ctx
      await bouncer.with(Policy).authorize('index')
      const query = new ListQuery(source.shape, request.qs())
      const { page, list } = await readList(ctx, source.shape, () =>
        listCatalogue(source, query.in(tenant, locale))
      )
      return pages.index(ctx, page, {
        query: query.toProps(page.meta.page),
        can: areaAbilities(area, auth.getUserOrFail()),
        list,
      })
    }

    async create(ctx: HttpContext) {
      await ctx.bouncer.with(Policy).authorize('create')
      return pages.create(ctx)
    }

    async store(ctx: HttpContext) {
      const { bouncer, response, session, tenant, i18n } = ctx
      await bouncer.with(Policy).authorize('create')
      const fields = await kind.fields(ctx)
      const result = await acts.create({ tenantId: tenant.id, actor: actorOf(ctx), fields })
      if (!result.ok) {
        refuse(ctx, result.error)
        return response.redirect().toRoute(`admin.${area}.create`)
      }
      const { id, code = '' } = result.value
      session.flash('success', i18n.t(`${area}.flash.created`, { code }))
      return response.redirect().toRoute(`admin.${area}.show`, { id })
    }

    async show(ctx: HttpContext) {
      await ctx.bouncer.with(Policy).authorize('show')
      const { entry, ...told } = await readStatements(ctx.tenant.id, async () => {
        const found = await find(ctx)
        return {
          entry: found,
          uses: await listUses(kind.uses, found.id),
          activity: await recordActivity(record.subject, found.id),
        }
      })
      return pages.show(ctx, entry, showProps(ctx, area, told))
    }

    async edit(ctx: HttpContext) {
      await ctx.bouncer.with(Policy).authorize('update')
      return pages.edit(ctx, await readStatements(ctx.tenant.id, () => find(ctx)))
    }

    async update(ctx: HttpContext) {
      const { bouncer, request, response, session, tenant, i18n } = ctx
      await bouncer.with(Policy).authorize('update')
      const { id } = await readStatements(tenant.id, () => find(ctx))
      const fields = await kind.fields(ctx)
      const form = await request.validateUsing(versionValidator)
      const act = { tenantId: tenant.id, actor: actorOf(ctx), id, version: form.version, fields }
      const result = await acts.update(act)
      if (!result.ok) {
        refuse(ctx, result.error)
        return response.redirect().toRoute(`admin.${area}.edit`, { id })
      }
      session.flash('success', i18n.t(`${area}.flash.updated`))
      return response.redirect().toRoute(`admin.${area}.show`, { id })
    }

    async destroy(ctx: HttpContext) {
      const { bouncer, response, session, tenant, i18n } = ctx
      await bouncer.with(Policy).authorize('delete')
      const id: string = ctx.params.id
      const result = await acts.remove({ tenantId: tenant.id, actor: actorOf(ctx), id })
      if (!result.ok) {
        if (isUsualDeletion(result.error)) refuseDeletion(ctx, result.error)
        else refuse(ctx, result.error)
        return response.redirect().withQs({ tab: 'uses' }).toRoute(`admin.${area}.show`, { id })
      }
      session.flash('success', i18n.t(`${area}.flash.deleted`))
      return response.redirect().toRoute(`admin.${area}.index`)
    }
  }
}
