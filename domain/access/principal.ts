import type { Kind, Permission } from '#domain/access/permissions'
import type { Actor } from '#domain/shared/actor'

export type PrincipalRole = {
  id: string
  name: string
  nameAr: string | null
  isSuper: boolean
  permissions: string[]
}

/** As `platform.principal()` answers it: the account, its person and its roles. */
export type PrincipalRecord = {
  id: string
  kind: Kind
  person_id: string
  person_type: 'administrator' | 'instructor' | 'student' | 'guardian'
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string
  photo: string | null
  locale: 'en' | 'ar' | null
  /** Whether the address was proved to be the person's own. */
  email_verified: boolean
  /** Whether a second factor guards the account. */
  second_factor: boolean
  digits: 'latn' | 'arab' | null
  hijri: boolean | null
  roles: {
    id: string
    name: string
    name_ar: string | null
    is_super: boolean
    permissions: string[]
  }[]
}

/** The person who signed in and what they may do, read anew for each request. */
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
  readonly locale: 'en' | 'ar' | null
  /** Whether the address was proved to be the person's own. */
  readonly emailVerified: boolean
  /** Whether a second factor guards the account. */
  readonly secondFactor: boolean
  /** How they want numbers and dates on screen; null: as the centre has it. */
  readonly digits: 'latn' | 'arab' | null
  readonly hijri: boolean | null
  readonly roles: PrincipalRole[]

  constructor(record: PrincipalRecord) {
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
    this.roles = record.roles.map(({ id, name, name_ar, is_super, permissions }) => {
      return { id, name, nameAr: name_ar, isSuper: is_super, permissions }
    })
  }

  /** Whether one of their roles holds the permission; the system's SuperAdmin role holds all of its kind (row H1). */
  may(permission: Permission) {
    const ofKind = permission.startsWith(`${this.kind}.`)
    return (
      ofKind && this.roles.some((role) => role.isSuper || role.permissions.includes(permission))
    )
  }

  /** The same person as the audit trail names them. */
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
