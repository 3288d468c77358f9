import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdminArea } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'
import type { UsedBy } from '#domain/shared/records/list_uses'
import { storedNameIn } from '#domain/shared/text/person_names'

type Use = { area: AdminArea; total: number; first: UsedBy[] }

export default class UsesTransformer extends BaseTransformer<Use> {
  constructor(
    use: Use,
    private user: Principal
  ) {
    super(use)
  }

  toObject() {
    const { area, total, first } = this.resource
    const maySee = this.user.may(`admin.${area}.index`)
    return { area, total, may_see: maySee, first: maySee ? first.map(shown) : [] }
  }
}

const shown = (used: UsedBy) => {
  const { id, code } = used
  const archived = used.archived_at !== null
  if ('name_en' in used) {
    return { id, code, archived, name_en: used.name_en, name_ar: used.name_ar, person: null }
  }
  return { id, code, archived, name_en: null, name_ar: null, person: storedNameIn(used) }
}
