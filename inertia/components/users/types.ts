import type { Data } from '@generated/data'
import type { Direction } from '~/ui/list/column'

type Users = Data.Admin.Users.UserList

export type UserList = Users
export type UserRow = Users['rows'][number]
export type UserStatus = UserRow['status']
export type UserDetail = Data.Admin.Users.User
export type RoleOption = Data.Admin.Users.RoleOption
export type Standing = 'own' | 'within' | 'stronger'

export type UserQuery = {
  q: string
  status: UserStatus[]
  role: string[]
  archived: boolean
  sort: 'name' | 'number' | 'status' | 'last_login_at'
  dir: Direction
  page: number
  per: 25 | 50 | 100
}

export type Abilities = { create: boolean; update: boolean; delete: boolean; audit: boolean }
