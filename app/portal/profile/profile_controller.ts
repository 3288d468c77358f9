import type { HttpContext } from '@adonisjs/core/http'
import { feedProps } from '#app/portal/calendar_feeds/feed_props'
import { notificationProps } from '#app/portal/profile/notification_props'
import OwnAccountTransformer from '#app/portal/profile/own_account_transformer'
import OwnPersonTransformer from '#app/portal/profile/own_person_transformer'
import { ownColumns } from '#app/portal/profile/own_columns'
import { contactValidator, personValidator } from '#app/portal/profile/profile_validator'
import { profilePath, tabOf } from '#app/portal/profile/profile_place'
import { personMeta } from '#core/people/person_meta'
import SessionTransformer from '#core/sessions/session_transformer'
import { securityProps } from '#app/portal/security/security_props'
import { withPhoto } from '#core/pictures/with_photo'
import { findOwnAccount } from '#domain/access/accounts/queries/find_own_account'
import { listSessions } from '#domain/access/sessions/queries/list_sessions'
import { deletionBlockers } from '#domain/access/accounts/deletion_blockers'
import { UpdateOwnPerson } from '#domain/people/actions/update_own_person'
import { findOwnPerson } from '#domain/people/queries/find_own_person'
import { readTenant } from '#domain/shared/data/database'

export default class ProfileController {
  async show(ctx: HttpContext) {
    const { auth, inertia, request, response, tenant } = ctx
    const user = auth.getUserOrFail()
    if (user.kind === 'admin' && !request.url().startsWith('/admin/')) {
      return response.redirect().withQs().toRoute('admin.profile')
    }
    const tab = tabOf(request)
    const [person, account, reasons, sessions] = await readTenant(tenant.id, async () => [
      (await findOwnPerson({ type: user.personType, id: user.personId }))!,
      await findOwnAccount(user.userId),
      await deletionBlockers(user.userId),
      tab === 'sessions' ? await listSessions(user.userId) : [],
    ])
    return inertia.render('profile/show', {
      tab,
      person: OwnPersonTransformer.transform(person, user),
      account: OwnAccountTransformer.transform(account),
      reasons,
      sessions: SessionTransformer.transform(sessions, ctx.sessionState),
      notifications: notificationProps(user, account.notifications),
      calendar_feed: tab === 'preferences' ? await feedProps(ctx) : null,
      two_factor: tab === 'security' ? await securityProps(ctx) : null,
    })
  }

  async update(ctx: HttpContext) {
    const { auth, request, response, session, tenant, i18n } = ctx
    const user = auth.getUserOrFail()
    const person = { type: user.personType, id: user.personId }
    const validator = person.type === 'student' ? contactValidator : personValidator
    const form = await request.validateUsing(validator, personMeta(ctx))
    const result = await withPhoto(ctx, `${person.type}s`, form, (photo) =>
      new UpdateOwnPerson().execute({
        tenantId: tenant.id,
        actor: user.actor(request.id() ?? null),
        person,
        version: form.version,
        columns: ownColumns(form, photo),
      })
    )
    if (result.ok) session.flash('success', i18n.t('profile.flash.updated'))
    else session.flashErrors({ version: i18n.t('profile.errors.stale_version') })
    return response.redirect().toPath(profilePath(ctx))
  }
}
