import { storedNameFields } from '#domain/shared/text/person_names'
export const ownColumns = {
  administrator: names('email', 'phone', 'photo'),
  instructor: names('email', 'phone', 'photo'),
  guardian: names('email', 'phone', 'photo'),
  /** A student's name stands on certificates and invoices, so the office writes it. */
  student: ['email', 'phone', 'whatsapp', 'photo'],
} as const satisfies Record<string, readonly string[]>

function names<const Others extends string[]>(...others: Others) {
  return [...storedNameFields, ...others] as const
}

export function onlyOwn(type: keyof typeof ownColumns, columns: Record<string, unknown>) {
  const allowed: readonly string[] = ownColumns[type]
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => allowed.includes(name) && value !== undefined)
  )
}
