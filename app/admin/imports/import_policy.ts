import { BasePolicy } from '@adonisjs/bouncer'
import { type ImportEntity, importEntities } from '#domain/imports/columns/import_columns'
import type { ImportRecord } from '#domain/imports/import'
import type { Principal } from '#domain/access/sessions/principal'

export default class ImportPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.imports.index')
  }

  show(user: Principal, { entity }: Pick<ImportRecord, 'entity'>) {
    return this.index(user) && user.may(`admin.${entity}.index`)
  }

  create(user: Principal) {
    return user.may('admin.imports.create')
  }

  write(user: Principal, entity: ImportEntity, policy: ImportRecord['policy'] = 'skip') {
    const may = this.create(user) && user.may(`admin.${entity}.create`)
    return may && (policy !== 'update' || user.may(`admin.${entity}.update`))
  }

  undo(user: Principal, { entity, policy, started_by }: ImportRecord) {
    const isOwn = started_by === user.userId
    return this.write(user, entity, policy) && (isOwn || user.may(`admin.${entity}.delete`))
  }
}

export const importable = (user: Principal) =>
  importEntities.filter((entity) => user.may(`admin.${entity}.create`))
export const seen = (user: Principal) =>
  importEntities.filter((entity) => user.may(`admin.${entity}.index`))
