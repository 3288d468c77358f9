import type { DocumentSettings } from '#domain/access/centre/rules/documents'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const settingsOf = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('platform.tenants')
    .where('id', '=', id)
    .select('documents_version as version')
    .select((of) => of.ref('documents').$castTo<DocumentSettings>().as('settings'))
)

export async function findDocumentSettings(): Promise<{
  settings: DocumentSettings
  version: number
}> {
  const [saved] = await settingsOf({ id: tenantId() })
  return saved!
}
