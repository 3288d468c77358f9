import { markEverything } from '#domain/search/changes/search_changes'
import { db, platform, tenantId } from '#domain/shared/data/database'

/** What is remembered of the server outside that a centre was promised to; undefined for a new centre. */
export async function findMirror(centre: string) {
  return platform()
    .selectFrom('platform.search_mirrors')
    .where('tenant_id', '=', centre)
    .select(['server', 'emptied'])
    .executeTakeFirst()
}

/** Promises everything of the entered centre to the server; its indexes are emptied before it is told. */
export async function mirrorAnew(server: string) {
  await db()
    .insertInto('platform.search_mirrors')
    .values({ tenant_id: tenantId(), server })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ server, emptied: false }))
    .execute()
  await db().deleteFrom('search_changes').execute()
  await markEverything()
}

export async function mirrorEmptied(centre: string, server: string) {
  await platform()
    .updateTable('platform.search_mirrors')
    .set({ emptied: true })
    .where('tenant_id', '=', centre)
    .where('server', '=', server)
    .execute()
}

export async function centresMirroredBy(server: string): Promise<Set<string>> {
  const found = await platform()
    .selectFrom('platform.search_mirrors')
    .where('server', '=', server)
    .select('tenant_id')
    .execute()
  return new Set(found.map(({ tenant_id: centre }) => centre))
}

/** No server is told of any centre from now on, so what one knows grows old. */
export async function forgetMirrors() {
  await platform()
    .updateTable('platform.search_mirrors')
    .set({ server: null })
    .where('server', 'is not', null)
    .execute()
}
