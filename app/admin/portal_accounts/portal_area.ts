import type { HttpContext } from '@adonisjs/core/http'
import type { PortalPerson } from '#domain/access/accounts/person_account'

export const portalAreas = ['instructors', 'students', 'guardians'] as const

export type PortalArea = (typeof portalAreas)[number]

const one = {
  instructors: 'instructor',
  students: 'student',
  guardians: 'guardian',
} as const satisfies Record<PortalArea, PortalPerson['type']>

export function portalPerson({ route, params }: HttpContext) {
  const area = portalAreas.find((known) => route?.name?.startsWith(`admin.${known}.`))
  if (!area) throw new Error(`No area: ${route?.name}`)
  return { area, person: { type: one[area], id: params.id as string } }
}
