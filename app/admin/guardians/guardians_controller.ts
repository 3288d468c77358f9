import { billingOf } from '#app/admin/payers/billing_of_person'
import type { HttpContext } from '@adonisjs/core/http'
import { guardianFields } from '#app/admin/guardians/guardian_form'
import GuardianListTransformer from '#app/admin/guardians/guardian_list_transformer'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { refuseGuardian } from '#app/admin/guardians/guardian_refusal'
import GuardianTransformer from '#app/admin/guardians/guardian_transformer'
import {
  registerGuardianValidator,
  updateGuardianValidator,
} from '#app/admin/guardians/guardian_validator'
import LinkedPersonTransformer from '#app/admin/guardians/linked_person_transformer'
import HouseholdTransformer from '#app/admin/households/household_transformer'
import { notFound } from '#core/errors/not_found'
import ActivityTransformer from '#core/audit/activity_transformer'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { portalAccount } from '#core/people/portal_account'
import { personMeta } from '#core/people/person_meta'
import { sameContactsOf } from '#core/people/same_contacts'
import { withPhoto } from '#core/pictures/with_photo'
import { sharedPhones } from '#app/admin/people_phones/shared_phones'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { RegisterGuardian } from '#domain/people/guardians/actions/register_guardian'
import { UpdateGuardian } from '#domain/people/guardians/actions/update_guardian'
import { findGuardian } from '#domain/people/guardians/queries/find_guardian'
import { listPaidHouseholds } from '#domain/people/guardians/queries/find_household'
import { guardianList, listGuardians } from '#domain/people/guardians/queries/list_guardians'
import { listChildrenOf } from '#domain/people/guardians/queries/list_links'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'

const tabs = ['overview', 'children', 'activity'] as const

export default class GuardiansController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(GuardianPolicy).authorize('index')
    const query = new ListQuery(guardianList, request.qs())
    const { page, list } = await readList(ctx, guardianList, () =>
      listGuardians(query.in(tenant, locale))
    )
    return inertia.render('admin/guardians/index', {
      guardians: GuardianListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('guardians', auth.getUserOrFail()),
      list,
    })
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(GuardianPolicy).authorize('create')
    return ctx.inertia.render('admin/guardians/create', { duplicates: sameContactsOf(ctx) })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(GuardianPolicy).authorize('create')
    const form = await request.validateUsing(registerGuardianValidator, personMeta(ctx))
    const result = await withPhoto(ctx, 'guardians', form, (photo) =>
      new RegisterGuardian().execute({
        tenantId: tenant.id,
        actor: actorOf(ctx),
        fields: guardianFields(form),
        photo,
        duplicatesConfirmed: form.confirm_duplicate ?? false,
      })
    )
    if (!result.ok) {
      refuseGuardian(ctx, result.error)
      return response.redirect().toRoute('admin.guardians.create')
    }
    session.flash('success', i18n.t('guardians.flash.created', { number: result.value.number }))
    return response.redirect().toRoute('admin.guardians.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(GuardianPolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const seesStudents = user.may('admin.students.index')
    const { guardian, children, households, activity, account, billing } = await readStatements(
      ctx.tenant.id,
      async () => {
        const found = await find(ctx)
        return {
          guardian: found,
          children: await listChildrenOf(found.id),
          households: await listPaidHouseholds(found.id),
          activity: await recordActivity('guardian', found.id),
          account: await portalAccount({ type: 'guardian', id: found.id }),
          billing: await billingOf({ tenant: ctx.tenant, user, kind: 'guardian', id: found.id }),
        }
      }
    )
    return ctx.inertia.render('admin/guardians/show', {
      guardian: GuardianTransformer.transform(guardian),
      linked: LinkedPersonTransformer.transform(seesStudents ? children : [], 'student'),
      households: HouseholdTransformer.transform(seesStudents ? households : []),
      activity: ActivityTransformer.transform(activity),
      account,
      billing,
      tab: tabs.find((tab) => tab === ctx.request.input('tab')) ?? 'overview',
      can: areaAbilities('guardians', user),
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(GuardianPolicy).authorize('update')
    const guardian = await readStatements(ctx.tenant.id, () => find(ctx))
    return ctx.inertia.render('admin/guardians/edit', {
      guardian: GuardianTransformer.transform(guardian),
      duplicates: sameContactsOf(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(GuardianPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => find(ctx))
    const form = await request.validateUsing(updateGuardianValidator, personMeta(ctx))
    const result = await withPhoto(ctx, 'guardians', form, (photo) =>
      new UpdateGuardian().execute({
        tenantId: tenant.id,
        actor: actorOf(ctx),
        id,
        sharedPhones: sharedPhones(ctx.auth.getUserOrFail(), form.phone_also),
        version: form.version,
        fields: guardianFields(form),
        photo,
        duplicatesConfirmed: form.confirm_duplicate ?? false,
      })
    )
    if (!result.ok) {
      refuseGuardian(ctx, result.error)
      return response.redirect().toRoute('admin.guardians.edit', { id })
    }
    session.flash('success', i18n.t('guardians.flash.updated'))
    return response.redirect().toRoute('admin.guardians.show', { id })
  }
}

async function find(ctx: HttpContext) {
  const guardian = await findGuardian(ctx.params.id)
  if (!guardian) throw notFound(ctx)
  return guardian
}
