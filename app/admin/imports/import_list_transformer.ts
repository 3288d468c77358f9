import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListImports } from '#domain/imports/queries/list_imports'

type ImportList = Awaited<ReturnType<ListImports['execute']>>

export default class ImportListTransformer extends BaseTransformer<ImportList> {
  toObject() {
    const { rows, meta } = this.resource
    return {
      meta,
      rows: rows.map(({ created_at, count: _, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
      })),
    }
  }
}
