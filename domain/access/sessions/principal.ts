import type { Digits } from '#domain/shared/choices/digits'
import type { Locale } from '#domain/shared/choices/locales'
import type { Permission } from '#domain/access/roles/permissions'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Branches } from '#domain/shared/data/branch_limit'
import type { Columns } from '#domain/shared/data/sql'
import type { Actor } from '#domain/shared/audit/actor'
import type { StoredNames } from '#domain/shared/text/person_names'

export type PrincipalRole = {
  id: string
  name: string
  nameAr: string | null
  isSuper: boolean
  permissions: string[]
}

export type PrincipalRecord = Columns<
  'users',
  'id' | 'kind' | 'email' | 'locale' | 'digits' | 'hijri'
> &
  Columns<'administrators', keyof StoredNames | 'photo'> & {
    person_id: string
    person_type: 'administrator' | 'instructor' | 'student' | 'guardian'
    email_verified: boolean
    second_factor: boolean
    roles: RoleRecord[]
    /** Null where they work in the whole centre. */
    branches: string[] | null
  }

/** Whoever has a portal outside the back office. */
export type PortalPerson = {
  type: Exclude<PrincipalRecord['person_type'], 'administrator'>
  id: string
}

export type RoleRecord = Columns<'roles', 'id' | 'name' | 'name_ar' | 'is_super' | 'permissions'>

export type ViewedRole = PrincipalRole & { isNarrowed: boolean }

const roleOf = ({ id, name, name_ar, is_super, permissions }: RoleRecord): PrincipalRole => {
  return { id, name, nameAr: name_ar, isSuper: is_super, permissions }
}

const holds = (roles: PrincipalRole[], permission: string) =>
  roles.some((role) => role.isSuper || role.permissions.includes(permission))

function within(own: PrincipalRole[], viewed: RoleRecord): ViewedRole {
  const permissions = viewed.permissions.filter((permission) => holds(own, permission))
  const isNarrowed = permissions.length < viewed.permissions.length
  return { ...roleOf(viewed), isSuper: false, permissions, isNarrowed }
}

export class Principal {
  readonly userId: string
  readonly kind: Kind
  readonly personId: string
  readonly personType: PrincipalRecord['person_type']
  readonly firstName: string
  readonly lastName: string
  readonly firstNameOther: string | null
  readonly lastNameOther: string | null
  readonly email: string
  readonly photo: string | null
  readonly locale: Locale | null
  readonly emailVerified: boolean
  readonly secondFactor: boolean
  /** For screens; null: as the centre has it. */
  readonly digits: Digits | null
  readonly hijri: boolean | null
  readonly roles: PrincipalRole[]
  readonly viewing: ViewedRole | null
  /** The branches they are limited to; null: the whole centre. */
  readonly branches: Branches

  /**
   * @param viewed the role to view the product as, which never adds a permission (docs/adr/0015)
   */
  constructor(record: PrincipalRecord, viewed: RoleRecord | null = null) {
    this.userId = record.id
    this.kind = record.kind
    this.personId = record.person_id
    this.personType = record.person_type
    this.firstName = record.first_name
    this.lastName = record.last_name
    this.firstNameOther = record.first_name_other
    this.lastNameOther = record.last_name_other
    this.email = record.email
    this.photo = record.photo
    this.locale = record.locale
    this.emailVerified = record.email_verified
    this.secondFactor = record.second_factor
    this.digits = record.digits
    this.hijri = record.hijri
    const own = record.roles.map(roleOf)
    this.viewing = viewed ? within(own, viewed) : null
    this.roles = this.viewing ? [this.viewing] : own
    this.branches = record.branches
  }

  /** The system's SuperAdmin role holds every permission of its kind (row H1). */
  may(permission: Permission) {
    const ofKind = permission.startsWith(`${this.kind}.`)
    return ofKind && holds(this.roles, permission)
  }

  /** @param isRequired of administrators, by their centre */
  lacksSecondFactor(isRequired: boolean) {
    return this.kind === 'admin' && isRequired && !this.secondFactor
  }

  actor(requestId: string | null): Actor {
    const other = [this.firstNameOther, this.lastNameOther].filter(Boolean).join(' ')
    return {
      userId: this.userId,
      name: `${this.firstName} ${this.lastName}`,
      nameOther: other || null,
      requestId,
    }
  }
}
