import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import { allowanceOf, answerChange, tellingOf } from '#app/admin/class_sessions/answered_change'
import { blankForm, meetingChoices, namedIn } from '#app/admin/class_sessions/options/blank_meeting'
import { filterChoices } from '#app/admin/class_sessions/options/filter_choices'
import { wantedOf } from '#app/admin/class_sessions/class_session_form'
import ClassSessionListTransformer from '#app/admin/class_sessions/class_session_list_transformer'
import { rosterOf } from '#app/admin/class_sessions/shown/session_roster'
import { pickupsFor, shownAttendance, untoldFor } from '#app/admin/attendance/shown_attendance'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { toldRefusal } from '#app/admin/class_sessions/class_session_refusal'
import ClassSessionTransformer from '#app/admin/class_sessions/class_session_transformer'
import { classSessionValidator } from '#app/admin/class_sessions/class_session_validator'
import { offerSessionUndo, toldAct } from '#app/admin/class_sessions/undoing/told_act'
import { sessionEditValidator } from '#app/admin/class_sessions/session_change_validator'
import { editOf } from '#app/admin/class_sessions/session_edit_form'
import { branchChoices } from '#core/branches/branch_choices'
import ActivityTransformer from '#core/audit/activity_transformer'
import { notFound } from '#core/errors/not_found'
import { sessionActivity } from '#app/admin/class_sessions/shown/session_activity'
import { mayNameStudents, sessionQuery } from '#app/admin/class_sessions/shown/session_query'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { usualTab } from '#core/records/usual_tab'
import { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'
import { nameImports } from '#domain/imports/queries/name_imports'
import { ScheduleSessions } from '#domain/scheduling/class_sessions/actions/schedule_sessions'
import { findClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'
import {
  classSessionList,
  listClassSessions,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { lessonAround } from '#domain/scheduling/lesson_notes/queries/lesson_around'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class ClassSessionsController {
  async index(ctx: HttpContext) {
    const { bouncer, tenant, auth, inertia, locale } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('index')
    const query = sessionQuery(ctx)
    const { page, list } = await readList(ctx, classSessionList, () =>
      listClassSessions(query.in(tenant, locale))
    )
    const imports = await readStatements(tenant.id, () => nameImports(query.filter.ids.import))
    return inertia.render('admin/class_sessions/index', {
      sessions: ClassSessionListTransformer.transform(
        withholdStudents(ctx, page),
        auth.getUserOrFail().may('admin.attendance.index')
      ),
      query: query.toProps(page.meta.page),
      can: areaAbilities('sessions', auth.getUserOrFail()),
      list,
      branches: await branchChoices(tenant),
      imports,
      options: filterChoices(ctx, query),
    })
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('create')
    return ctx.inertia.render('admin/class_sessions/create', await blankForm(ctx))
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('create')
    const form = await request.validateUsing(classSessionValidator)
    const { previewed = null, allows_past: allowsPast = false } = form
    const allowance = await allowanceOf(ctx, form.clash_reason)
    const saving = { previewed, allowance, allowsPast }
    const made = await new ScheduleSessions().execute({ ...wantedOf(ctx, form), ...saving })
    if (!made.ok) {
      session.flashErrors(toldRefusal(ctx, made.error, form.repeats))
      return response.redirect().withQs().back()
    }
    const { actId, ids, plan } = made.value
    session.flash('success', await toldAct(ctx, 'scheduled', ids))
    await offerSessionUndo(ctx, actId)
    if (form.stays) return response.redirect().withQs().back()
    if (ids.length === 1)
      return response.redirect().toRoute('admin.class_sessions.show', { id: ids[0]! })
    const isOver = plan.endsOn < today(ctx.tenant.timezone)
    const qs = { ...(form.group_id && { group: form.group_id }), ...(isOver && { when: 'past' }) }
    return response.redirect().toRoute('admin.class_sessions.index', {}, { qs })
  }

  async show(ctx: HttpContext) {
    const { bouncer, params, tenant, inertia, auth } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('show')
    const tab = usualTab(ctx)
    const [found, { activity, corrections }, roster, attendance, untold, around, pickups] =
      await readStatements(tenant.id, async () => {
        const session = await findClassSession(params.id)
        if (!session) throw notFound(ctx)
        const { id } = session
        const told = await Promise.all([
          sessionActivity(ctx, id, tab === 'activity'),
          rosterOf(ctx, id),
          session.type === 'event' ? null : shownAttendance(ctx, id),
          session.type === 'event' ? null : untoldFor(ctx, id),
          lessonAround(id),
          session.type === 'event' ? null : pickupsFor(ctx, session),
        ])
        return [session, ...told] as const
      })
    const told = { kept: namedIn(activity), mayName: mayNameStudents(ctx) }
    const options = () => meetingChoices(tenant, told)
    return inertia.render('admin/class_sessions/show', {
      session: ClassSessionTransformer.transform(withholdStudents(ctx, found)),
      lesson_around: around,
      roster: attendance ? null : roster,
      attendance,
      untold,
      pickups,
      may_mark: areaAbilities('attendance', auth.getUserOrFail()),
      branches: await branchChoices(tenant),
      activity: ActivityTransformer.transform(withholdStudents(ctx, activity)),
      corrections,
      tab,
      options: tab === 'activity' ? options : inertia.optional(options),
      can: areaAbilities('sessions', auth.getUserOrFail()),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await request.validateUsing(sessionEditValidator)
    const allowance = await allowanceOf(ctx, form.clash_reason)
    const { previewed = null } = form
    const saving = { previewed, allowance, telling: tellingOf(form) }
    const made = await new EditSession().execute({ ...editOf(ctx, form), ...saving })
    return answerChange(ctx, made, 'changed')
  }
}
