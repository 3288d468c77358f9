import type { Data } from '@generated/data'

export type Role = Data.Admin.Roles.Role
export type ListedRole = Data.Admin.Roles.ListedRole
export type Withheld = Record<Role['kind'], string[]>

export type Abilities = {
  create: boolean
  update: boolean
  view: boolean
  delete: boolean
}
