import type { HttpContext } from '@adonisjs/core/http'
import { askedSessionsValidator } from '#app/admin/class_sessions/session_change_validator'
import { sessionQuery } from '#app/admin/class_sessions/shown/session_query'
import type { Chosen, SeenSession } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { classSessionSource } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { seenSessions } from '#domain/scheduling/class_sessions/queries/seen_sessions'
import type { SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { readStatements } from '#domain/shared/data/database'
import { catalogueIds } from '#domain/shared/lists/catalogue_ids'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { err, ok, type Result } from '#domain/shared/result'

type Scope = 'this' | SeriesScope

export type AskedRefusal = { type: 'too_many_chosen' } | { type: 'not_in_series' }

/** A series is meant by one of its sessions. */
export function chosenOf(
  sessions: SeenSession[],
  scope: Scope = 'this'
): Result<Chosen, AskedRefusal> {
  if (scope === 'this') return ok({ sessions, scope })
  const [one, ...others] = sessions
  return one && !others.length ? ok({ sessions: [one], scope }) : err({ type: 'not_in_series' })
}

/** As they stand now, where all that match are meant. */
export async function askedSessions(ctx: HttpContext): Promise<Result<Chosen, AskedRefusal>> {
  const { sessions, matching, scope } = await ctx.request.validateUsing(askedSessionsValidator)
  if (sessions) return chosenOf(sessions, scope)
  const address = Object.fromEntries(new URLSearchParams(matching ?? ''))
  const query = sessionQuery(ctx, address).in(ctx.tenant, ctx.locale)
  return readStatements(ctx.tenant.id, async () => {
    const ids = await catalogueIds(classSessionSource, query)
    if (ids.length > mostAtOnce.chosen) return err({ type: 'too_many_chosen' })
    return ok({ sessions: await seenSessions({ ids }), scope: 'this' })
  })
}
