import type { Tenant } from '#domain/access/centre/tenant'

type Person = {
  email: string
  firstName: string
  lastName: string
  firstNameOther?: string | null
  lastNameOther?: string | null
}

export function personalWords(tenant: Pick<Tenant, 'slug' | 'nameEn' | 'nameAr'>, person: Person) {
  return [
    person.email,
    person.firstName,
    person.lastName,
    person.firstNameOther,
    person.lastNameOther,
    tenant.slug,
    tenant.nameEn,
    tenant.nameAr,
  ].filter((word): word is string => Boolean(word))
}
