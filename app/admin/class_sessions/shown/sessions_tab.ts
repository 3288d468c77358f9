import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionListTransformer from '#app/admin/class_sessions/class_session_list_transformer'
import { ListQuery } from '#core/lists/list_query'
import {
  classSessionList,
  classSessionSource,
  listClassSessions,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { readStatements } from '#domain/shared/data/database'
import { countCatalogue } from '#domain/shared/lists/count_catalogue'

type Whose = Exclude<(typeof classSessionList)['ids'][number], 'branch'>

/** Whose sessions they are: the list's filter for the record. */
export interface Owner {
  of: Whose
  id: string
}

/**
 * The sessions tab of a record's page, for people who may see it: the number of upcoming sessions, and a page of the list
 * while the tab is open.
 */
export async function sessionsTab(ctx: HttpContext, { of, id }: Owner, isOpen: boolean) {
  const { auth, tenant, locale, request } = ctx
  if (!auth.getUserOrFail().may('admin.sessions.index')) return null
  const only = (asked: object) =>
    new ListQuery(classSessionList, { ...asked, [of]: id }).in(tenant, locale)
  return readStatements(tenant.id, async () => ({
    ahead: await countCatalogue(classSessionSource, only({})),
    list: isOpen ? await listOf() : null,
  }))

  async function listOf() {
    const { when, page, per } = request.qs()
    const query = new ListQuery(classSessionList, { when, page, per, [of]: id })
    const found = await listClassSessions(query.in(tenant, locale))
    const shown = query.toProps(found.meta.page)
    return {
      ...new ClassSessionListTransformer(found).toObject(),
      query: { when: shown.when ?? 'upcoming', page: shown.page, per: shown.per },
    }
  }
}
