import { BaseTransformer } from '@adonisjs/core/transformers'
import { administratorPhotoUrl } from '#core/pictures/administrator_photo_url'
import type {
  AdministratorRow,
  ListAdministrators,
} from '#domain/access/administrators/queries/list_administrators'
import { storedNameIn } from '#domain/shared/text/person_names'

type UserList = Awaited<ReturnType<ListAdministrators['execute']>>

export default class UserListTransformer extends BaseTransformer<UserList> {
  toObject() {
    const { rows, meta } = this.resource
    return { rows: rows.map(row), meta }
  }
}

const row = (user: AdministratorRow) => ({
  id: user.id,
  number: user.number,
  ...storedNameIn(user),
  email: user.email,
  photo: administratorPhotoUrl(user.id, user.photo),
  status: user.status,
  roles: user.roles,
  second_factor: user.second_factor,
  invited_at: user.invited_at?.toISOString() ?? null,
  last_login_at: user.last_login_at?.toISOString() ?? null,
  archived_at: user.archived_at?.toISOString() ?? null,
})
