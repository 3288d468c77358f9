import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

type Users = Data.Admin.Users.UserList

export type UserList = Users
export type UserRow = Users['rows'][number]
export type UserStatus = UserRow['status']
export type UserDetail = Data.Admin.Users.User
export type RoleOption = Data.Admin.Users.RoleOption
export type Standing = 'own' | 'within' | 'stronger'

export type UserQuery = ListedQuery & {
  sort: 'name' | 'number' | 'status' | 'last_login_at'
  status: UserStatus[]
  role: string[]
}

export type Abilities = { create: boolean; update: boolean; delete: boolean; audit: boolean }
