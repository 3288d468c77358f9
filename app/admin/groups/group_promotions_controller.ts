import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { promotionValidator } from '#app/admin/enrolments/enrolment_validator'
import { findGroup } from '#app/admin/groups/found_group'
import { actOf } from '#app/admin/groups/group_form'
import GroupTransformer from '#app/admin/groups/group_transformer'
import RosterTransformer from '#app/admin/groups/roster_transformer'
import { confirmationIn, refuseUnconfirmed } from '#app/admin/placements/confirmation'
import { notFound } from '#core/errors/not_found'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'
import {
  PromoteStudents,
  type Promoted,
} from '#domain/teaching/enrolments/actions/promote_students'
import { TargetGroups } from '#domain/teaching/groups/queries/group_options'
import { GroupRoster } from '#domain/teaching/enrolments/queries/group_roster'
import { PreviewPromotion } from '#domain/teaching/enrolments/queries/preview_promotion'
import { mostAtOnce } from '#domain/shared/limits/counts'

export default class GroupPromotionsController {
  async create(ctx: HttpContext) {
    const { bouncer, inertia, tenant, session, request } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('promote')
    const except = String(request.input('except', '')).split(',').slice(0, mostAtOnce.promoted)
    const page = await readStatements(tenant.id, async () => {
      const group = await findGroup(ctx)
      const target = String(request.input('target', group.next_group?.id ?? ''))
      const plan = await new PreviewPromotion().execute(group.id, target, except)
      const roster = await new GroupRoster().execute(
        group.id,
        ctx.locale,
        today(ctx.tenant.timezone)
      )
      const targets = await new TargetGroups().execute(group.id)
      return { group, roster, targets, target: plan ? target : null, plan }
    })
    return inertia.render('admin/groups/promotion', {
      group: GroupTransformer.transform(page.group),
      roster: RosterTransformer.transform(
        page.roster.filter(({ status }) => promotable.includes(status))
      ),
      targets: page.targets,
      target: page.target,
      except: except.filter((id) => id !== ''),
      preview: Object.fromEntries(page.plan ?? []),
      results: (session.flashMessages.get('promoted') ?? null) as Promoted[] | null,
      today: today(tenant.timezone),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n, params } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('promote')
    const form = await request.validateUsing(promotionValidator)
    const result = await new PromoteStudents().execute({
      ...actOf(ctx),
      groupId: params.id,
      targetId: form.target_id,
      enrolmentIds: form.enrolment_ids,
      startsOn: form.starts_on,
      price: form.price_choice,
      complete: form.complete ?? false,
      ...confirmationIn(form),
    })
    if (result.ok) {
      const count = result.value.filter(({ outcome }) => went.includes(outcome)).length
      session.flash('success', i18n.t('groups.flash.promoted', { count }))
      session.flash('promoted', result.value)
    } else if (result.error.type === 'not_found') throw notFound(ctx)
    else if (result.error.type === 'unconfirmed') refuseUnconfirmed(ctx)
    else session.flashErrors({ target_id: i18n.t(`enrolments.errors.${result.error.type}`) })
    return response.redirect().back()
  }
}

const promotable: string[] = ['trial', 'active', 'frozen', 'completed']
const went: string[] = ['enrolled', 'waiting']
